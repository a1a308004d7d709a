import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when `waiting` has lasted this long, in milliseconds. */
export function usePause(waiting: boolean, milliseconds: number, act: () => void): void {
  const onEnd = useEffectEvent(act);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => onEnd(), milliseconds);
    return () => clearTimeout(timer);
  }, [waiting, milliseconds]);
}
