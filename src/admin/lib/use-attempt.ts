import { useRef, useState } from 'react';
import { failureText } from './failure-text.ts';

/** The message of a screen whose changes may be rejected. */
export interface Attempts {
  /** '' after a success. */
  readonly failure: string;
  /**
   * Awaits a change and gives whether it succeeded; never rejects. `wrap` turns the reason into a message; default the reason
   * alone.
   */
  readonly attempt: (work: Promise<unknown>, fallback: string, wrap?: (reason: string) => string) => Promise<boolean>;
}

/** Collects the failure of a screen's changes for its banner. */
export function useAttempt(): Attempts {
  const [failure, setFailure] = useState('');
  const running = useRef(0);
  return {
    failure,
    attempt: async (work, fallback, wrap = (reason) => reason) => {
      // Of several at once, a success must not clear the failure of another.
      if (running.current === 0) setFailure('');
      running.current += 1;
      try {
        await work;
        return true;
      } catch (error) {
        setFailure(wrap(failureText(error, fallback)));
        return false;
      } finally {
        running.current -= 1;
      }
    },
  };
}
