import { ApiError } from '#domain/core/errors.ts';

/**
 * Gives the result of `work`, or throws unavailable after this many milliseconds. What `work` writes then may still be
 * stored: a repeated request finds it, as after a lost response.
 */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new ApiError('unavailable', { headers: { 'Retry-After': '5' }, cause: `No result in ${milliseconds} ms` }),
      );
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
