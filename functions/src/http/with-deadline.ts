import { ApiError } from '#domain/core/errors.ts';
import { workUntil } from '#platform/requests/response-deadline.ts';

/**
 * Gives the result of `work`, or throws unavailable after this many milliseconds. What `work` was writing then may still be
 * stored: a repeated request finds it, as after a lost response. It commits no transaction that has read anything later.
 */
export async function withDeadline<Result>(work: () => Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = { headers: { 'Retry-After': '5' }, cause: `No result in ${milliseconds} ms` };
  const timer = setTimeout(() => reject(new ApiError('unavailable', error)), milliseconds);
  try {
    return await Promise.race([workUntil(milliseconds, work), late]);
  } finally {
    clearTimeout(timer);
  }
}
