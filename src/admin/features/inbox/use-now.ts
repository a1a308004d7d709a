import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const TICK = 30_000;

/** The time, which goes on while the screen is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
