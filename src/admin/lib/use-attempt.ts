import { useRef, useState } from 'react';
import { failureText, SOMETHING_WENT_WRONG } from './failure-text.ts';
import { keepFocus } from './keep-focus.ts';

/** The message of a failed change: what it is without a reason, or made of the error. */
export type FailureMessage = string | ((error: unknown) => string);

/** The message of a screen whose changes may be rejected. */
export interface Attempts {
  /** '' after a success. */
  readonly failure: string;
  /** Whether a change is in flight. */
  readonly busy: boolean;
  /** Awaits a change and gives whether it succeeded; never rejects. What it removes or disables gives the focus back. */
  readonly attempt: (work: Promise<unknown>, message?: FailureMessage) => Promise<boolean>;
}

/**
 * Collects the failure of a screen's changes for its banner. Where the banner is outside, `report` gets the message
 * instead, and '' at the next attempt.
 */
export function useAttempt(report?: (failure: string) => void): Attempts {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const running = useRef(0);
  const show = report ?? setFailure;
  return {
    failure,
    busy,
    attempt: (work, message = SOMETHING_WENT_WRONG) => {
      show('');
      running.current += 1;
      setBusy(true);
      return keepFocus(async () => {
        try {
          await work;
          return true;
        } catch (error) {
          show(typeof message === 'string' ? failureText(error, message) : message(error));
          return false;
        } finally {
          running.current -= 1;
          setBusy(running.current > 0);
        }
      });
    },
  };
}
