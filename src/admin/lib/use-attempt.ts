import { useRef, useState } from 'react';
import { failureText } from './failure-text.ts';

/** Something that may be refused, and what the screen says then. */
export interface Attempts {
  /** What to say; '' after a success. */
  readonly failure: string;
  /** Does it; never rejects. `wrap` puts the reason into a sentence of the screen; default the reason alone. */
  readonly attempt: (act: Promise<unknown>, fallback: string, wrap?: (reason: string) => string) => Promise<void>;
}

/** The banner of a screen whose changes are refused now and then. */
export function useAttempt(): Attempts {
  const [failure, setFailure] = useState('');
  const running = useRef(0);
  return {
    failure,
    attempt: async (act, fallback, wrap = (reason) => reason) => {
      // Of several at once, one that succeeds must not wipe out what another said.
      if (running.current === 0) setFailure('');
      running.current += 1;
      try {
        await act;
      } catch (error) {
        setFailure(wrap(failureText(error, fallback)));
      } finally {
        running.current -= 1;
      }
    },
  };
}
