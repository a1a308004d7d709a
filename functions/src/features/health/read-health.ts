import type { healthApi } from '#domain/api/health.ts';
import type { Handler } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import * as z from 'zod';

/** Reads the stored state of the site; undefined before the first publication. */
export type ReadSiteState = () => Promise<unknown>;

/** Milliseconds before Firestore counts as unavailable; a cold connection needs about one second. */
const TIME_LIMIT = 5000;

const siteStateSchema = z.object({
  /** The revision the site was last built from; absent before the first build. */
  builtRevision: z.int().min(0).optional(),
});

/** Makes the handler of GET /api/health; `timeLimit` is in milliseconds. */
export function readHealth(
  readSiteState: ReadSiteState,
  timeLimit = TIME_LIMIT,
): Handler<(typeof healthApi)['GET /api/health']> {
  return async () => {
    const started = performance.now();
    const state = await withinTime(readSiteState(), timeLimit);
    const milliseconds = Math.round(performance.now() - started);
    const { builtRevision } = siteStateSchema.parse(state ?? {});
    return { status: 'ok', firestore: { milliseconds }, revision: builtRevision };
  };
}

async function withinTime<Value>(work: Promise<Value>, timeLimit: number): Promise<Value> {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Firestore did not respond within ${timeLimit} ms`)), timeLimit);
  try {
    return await Promise.race([work, overdue]);
  } catch (cause) {
    throw new ApiError('unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}
