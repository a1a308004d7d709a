import { ORPHAN_DAYS } from '@site/domain/limits';
import { DAY } from '../../platform/moments.ts';

/** Whether a picture has been unused for longer than orphans are kept. */
export function isRemovable(unusedSince: string, now: Date): boolean {
  return now.getTime() - Date.parse(unusedSince) > ORPHAN_DAYS * DAY;
}
