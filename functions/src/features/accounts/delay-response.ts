import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before a response: longer than an email takes, so that the time does not reveal whether one was sent. */
const MINIMUM_TIME = 900;

/** Does the work, and succeeds or fails with it after at least `milliseconds`. */
export async function delayResponse<Result>(work: () => Promise<Result>, milliseconds = MINIMUM_TIME): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), wait(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
