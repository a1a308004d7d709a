import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
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
  /** Saves what can be saved before the question; by default nothing. Never rejects. */
  readonly save?: () => Promise<void>;
  /** Read when somebody is asked. Default: unsaved changes are lost. */
  readonly text?: () => LeaveText;
}

const saveNothing = (): Promise<void> => Promise.resolve();

/** Asks before a screen with unsaved work is left, by a link or by closing the window. */
export function LeaveGuard({
  isUnsaved,
  save = saveNothing,
  text = () => FORM_TEXT.leave,
}: Props): ReactElement | null {
  const leaving = useRef(false);
  const [isAsking, setAsking] = useState(false);
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

  const saveFirst = useEffectEvent(() => save());
  const proceedOrAsk = useEffectEvent(() => {
    if (isUnsaved()) setAsking(true);
    else blocker.proceed?.();
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) void saveFirst().then(() => proceedOrAsk());
  }, [isBlocked]);

  if (!isBlocked || !isAsking) return null;
  const stay = (): void => {
    setAsking(false);
    // The dialog closes before it reports which button was pressed.
    queueMicrotask(() => {
      if (!leaving.current) blocker.reset();
    });
  };
  const leave = (): void => {
    leaving.current = true;
    blocker.proceed();
  };
  const { title, hint, yes, no } = text();
  return (
    <ConfirmDialog title={title} yes={yes} no={no} onYes={leave} onClose={stay}>
      {hint}
    </ConfirmDialog>
  );
}
