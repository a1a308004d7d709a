import type { healthApi } from '#domain/api/health.ts';
import type { Handler } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import * as z from 'zod';
import { withDeadline } from '#http/with-deadline.ts';

/** Milliseconds before Firestore counts as unavailable; a cold connection needs about one second. */
const TIME_LIMIT = 5000;

const siteStateSchema = z.object({
  /** The revision the site was last built from; absent before the first build. */
  builtRevision: z.int().min(0).optional(),
});

/** Makes the handler of GET /api/health; there is no state before the first publication. `timeLimit` is in milliseconds. */
export function readHealth(
  readSiteState: () => Promise<unknown>,
  timeLimit = TIME_LIMIT,
): Handler<(typeof healthApi)['GET /api/health']> {
  return async () => {
    const started = performance.now();
    const state = await withDeadline(readSiteState, timeLimit).catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause });
    });
    const milliseconds = Math.round(performance.now() - started);
    const { builtRevision } = siteStateSchema.parse(state ?? {});
    return { status: 'ok', firestore: { milliseconds }, revision: builtRevision };
  };
}
