import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { SHELL_TEXT } from './text.ts';

/**
 * Keeps a screen open while a change made on it is being saved. Closing the window asks first. Navigation waits and
 * continues by itself after success; after an error it is cancelled, because the message has to be read here.
 */
export function SavingGuard(): ReactElement | null {
  const isSaving = useIsMutating() > 0;
  const [isHolding, setIsHolding] = useState(false);
  // Mounted only while needed: the router supports one blocker at a time, and forms have their own.
  return isSaving || isHolding ? <Hold isSaving={isSaving} onHold={setIsHolding} /> : null;
}

function Hold({ isSaving, onHold }: { isSaving: boolean; onHold: (isHolding: boolean) => void }): ReactElement | null {
  const client = useQueryClient();
  const failed = useRef(false);
  const blocker = useBlocker(() => client.isMutating() > 0);
  const isBlocked = blocker.state === 'blocked';

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') failed.current = true;
      }),
    [client],
  );
  useEffect(() => {
    if (!isSaving) return;
    const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isSaving]);
  useEffect(() => onHold(isBlocked), [isBlocked, onHold]);
  useEffect(() => {
    if (isSaving || blocker.state !== 'blocked') return;
    if (failed.current) blocker.reset();
    else blocker.proceed();
  }, [isSaving, blocker]);

  return isBlocked ? (
    <p role="status" className="saving-note">
      {SHELL_TEXT.saving}
    </p>
  ) : null;
}
