import type { Place, TimelineDays } from './timeline-days.ts';

/** Days between which the label of a price is repeated: Mondays, or the first of each month. */
export type LabelStep = 'week' | 'month';

/**
 * The days at which the price of a period is written, by their indexes: its first one, and the first of each week or month
 * that follows after some room. Repeated and not sticky, because a browser makes a layer of each sticky element.
 */
export function placeLabels(
  line: TimelineDays,
  period: Place,
  shown: Place,
  { step, room }: { readonly step: LabelStep; readonly room: number },
): number[] {
  const end = Math.min(period.at + period.length, shown.at + shown.length);
  const places: number[] = [];
  for (let place = Math.max(period.at, shown.at); place < end; place += 1) {
    const isStart = place === period.at;
    const isMark = step === 'week' ? (line.firstWeekday - 1 + place) % 7 === 0 : line.days[place]?.endsWith('-01');
    if (isStart || (isMark === true && place - period.at >= room)) places.push(place);
  }
  return places;
}
