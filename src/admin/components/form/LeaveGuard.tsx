import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FORM_TEXT } from './text.ts';

export interface LeaveText {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  readonly no: string;
}

interface Props {
  readonly isUnsaved: () => boolean;
  /** Default: unsaved changes are lost. */
  readonly text?: LeaveText;
}

/** Asks before a screen with unsaved work is left, by a link or by closing the window. */
export function LeaveGuard({ isUnsaved, text = FORM_TEXT.leave }: Props): ReactElement | null {
  const leaving = useRef(false);
  // Another URL of the same screen, such as a section's, is allowed.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => warn(event);
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  if (blocker.state !== 'blocked') return null;
  const stay = (): void => {
    // The dialog closes before it reports which button was pressed.
    queueMicrotask(() => {
      if (!leaving.current) blocker.reset();
    });
  };
  const leave = (): void => {
    leaving.current = true;
    blocker.proceed();
  };
  return (
    <ConfirmDialog title={text.title} yes={text.yes} no={text.no} onYes={leave} onClose={stay}>
      {text.hint}
    </ConfirmDialog>
  );
}
