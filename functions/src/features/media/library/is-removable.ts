import { ORPHAN_DAYS } from '#domain/core/limits.ts';
import { DAY } from '#platform/time.ts';

/** Whether a picture has been unused for longer than orphans are kept. */
export function isRemovable(unusedSince: string, now: Date): boolean {
  return now.getTime() - Date.parse(unusedSince) > ORPHAN_DAYS * DAY;
}
