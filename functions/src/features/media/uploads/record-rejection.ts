import { UPLOAD_RESULT_DAYS } from '#domain/core/limits.ts';
import { DAY, later } from '#platform/time.ts';
import type { IncomingPath } from './incoming-path.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Tells the uploader of a file why it was refused. */
export async function recordRejection(deps: MediaDeps, { result }: IncomingPath, message: string): Promise<'refused'> {
  const now = deps.clock();
  const expiresAt = later(now, UPLOAD_RESULT_DAYS * DAY);
  await deps.database().doc(result).set({ state: 'refused', message, finishedAt: now, expiresAt });
  return 'refused';
}
