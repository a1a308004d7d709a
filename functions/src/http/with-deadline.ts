import { ApiError } from '#domain/core/errors.ts';

/**
 * Gives the result of `work`, or throws unavailable after this many milliseconds. What `work` writes then may still be
 * stored: a repeated request finds it, as after a lost response.
 */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = { headers: { 'Retry-After': '5' }, cause: `No result in ${milliseconds} ms` };
  const timer = setTimeout(() => reject(new ApiError('unavailable', error)), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
