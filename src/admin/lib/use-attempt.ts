import { useRef, useState } from 'react';
import { failureText, SOMETHING_WENT_WRONG } from './failure-text.ts';

/** The message of a failed change: what it is without a reason, or made of the reason. */
export type FailureMessage = string | ((reason: string) => string);

/** The message of a screen whose changes may be rejected. */
export interface Attempts {
  /** '' after a success. */
  readonly failure: string;
  /** Awaits a change and gives whether it succeeded; never rejects. */
  readonly attempt: (work: Promise<unknown>, message?: FailureMessage) => Promise<boolean>;
}

/** Collects the failure of a screen's changes for its banner. */
export function useAttempt(): Attempts {
  const [failure, setFailure] = useState('');
  const running = useRef(0);
  return {
    failure,
    attempt: async (work, message = SOMETHING_WENT_WRONG) => {
      // Of several at once, a success must not clear the failure of another.
      if (running.current === 0) setFailure('');
      running.current += 1;
      try {
        await work;
        return true;
      } catch (error) {
        setFailure(
          typeof message === 'string' ? failureText(error, message) : message(failureText(error, SOMETHING_WENT_WRONG)),
        );
        return false;
      } finally {
        running.current -= 1;
      }
    },
  };
}
