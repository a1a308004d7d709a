import { useEffect } from 'react';
import { FORM_TEXT } from './text.ts';
import { addWork, type UnsavedWork } from './unsaved-work.ts';

interface Props extends Pick<UnsavedWork, 'isUnsaved'>, Partial<Omit<UnsavedWork, 'isUnsaved'>> {}

const saveNothing = (): Promise<void> => Promise.resolve();
const loseChanges: UnsavedWork['text'] = () => FORM_TEXT.leave;

/**
 * Names the unsaved work of a part of a screen, so that somebody is asked before leaving (NavigationGuard.tsx). By default
 * nothing is saved first, and the question is about unsaved changes.
 */
export function LeaveGuard({ isUnsaved, save = saveNothing, text = loseChanges }: Props): null {
  useEffect(() => addWork({ isUnsaved, save, text }));
  return null;
}
