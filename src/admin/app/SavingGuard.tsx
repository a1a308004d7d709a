import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { SHELL_TEXT } from './text.ts';

/**
 * Keeps a screen open while something that was done on it is on its way. The window asks before it closes; another screen
 * of the back office waits, and opens by itself, unless what was done is refused: then its reason has to be read here.
 */
export function SavingGuard(): ReactElement | null {
  const isSaving = useIsMutating() > 0;
  const [isHolding, setIsHolding] = useState(false);
  // Only now: the router asks one blocker alone, and forms have one of their own.
  return isSaving || isHolding ? <Hold isSaving={isSaving} onHold={setIsHolding} /> : null;
}

function Hold({ isSaving, onHold }: { isSaving: boolean; onHold: (holds: boolean) => void }): ReactElement | null {
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
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
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
