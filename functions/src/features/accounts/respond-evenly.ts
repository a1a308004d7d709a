import { setTimeout as wait } from 'node:timers/promises';

/** How long an answer takes at least, in milliseconds: longer than a letter needs, so that none can be told from the time. */
const AT_LEAST = 900;

/** Does the work and answers when at least `milliseconds` have passed, whether it succeeds or fails. */
export async function respondEvenly<Answer>(work: () => Promise<Answer>, milliseconds = AT_LEAST): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), wait(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
