import { UPLOAD_RESULT_DAYS } from '#domain/core/limits.ts';
import { DAY, later } from '#platform/time.ts';
import type { ArrivalPlace } from './incoming-path.ts';
import type { MediaHouse } from '../media-deps.ts';

/** Tells the uploader of a file why it was refused. */
export async function noteRefusal(house: MediaHouse, { result }: ArrivalPlace, message: string): Promise<'refused'> {
  const now = house.clock();
  const expiresAt = later(now, UPLOAD_RESULT_DAYS * DAY);
  await house.database().doc(result).set({ state: 'refused', message, finishedAt: now, expiresAt });
  return 'refused';
}
