import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { PROPERTY_WORDS } from './words.ts';

const words = PROPERTY_WORDS.leave;

/** Asks before a screen with unsaved work is left, by a link or by closing the window. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }): ReactElement | null {
  const leaving = useRef(false);
  // Another address of the same screen, such as a section's, is not left.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => warn(event);
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  if (blocker.state !== 'blocked') return null;
  const stay = (): void => {
    // The dialog closes before it says which button was pressed.
    queueMicrotask(() => {
      if (!leaving.current) blocker.reset();
    });
  };
  const leave = (): void => {
    leaving.current = true;
    blocker.proceed();
  };
  return (
    <ConfirmDialog title={words.title} yes={words.yes} no={words.no} onYes={leave} onClose={stay}>
      {words.hint}
    </ConfirmDialog>
  );
}
