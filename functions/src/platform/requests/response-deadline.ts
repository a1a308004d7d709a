import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError } from '#domain/core/errors.ts';

/** By when the response of the present request has left, as `performance.now()`. */
const deadline = new AsyncLocalStorage<number>();

/** Does the work of a request whose response leaves after so many milliseconds at the latest. */
export function workUntil<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return deadline.run(performance.now() + milliseconds, work);
}

/** Throws unavailable once the response of the present request has left; never outside a request. */
export function requireInTime(): void {
  const end = deadline.getStore();
  if (end !== undefined && performance.now() >= end) throw new ApiError('unavailable', { cause: 'Too late to commit' });
}
