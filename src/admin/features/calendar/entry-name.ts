import { isOwn, type Occupancy } from '#domain/stay/occupancy.ts';
import { CALENDAR_TEXT } from './text.ts';

const { entry: text } = CALENDAR_TEXT;

/** What takes nights: 'Booked' or 'Taken at Airbnb'. */
export function nameEntry(entry: Occupancy): string {
  return isOwn(entry) ? text.kinds[entry.kind] : text.takenAt(entry.site);
}
