import type { Place, TimelineDays } from './timeline-days.ts';

/** Where the label of a price is repeated: on Mondays, on the 1st and 16th or the 1st of each month, or where there is room. */
export type LabelStep = 'week' | 'half' | 'month' | 'room';

/**
 * The days at which the price of a period is written, by their indexes: its first one, and those that follow after some
 * room. Repeated and not sticky, because a browser makes a layer of each sticky element.
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
    const after = place - period.at;
    const day = line.days[place] ?? '';
    const marks = {
      week: after >= room && (line.firstWeekday - 1 + place) % 7 === 0,
      half: after >= room && /-(?:01|16)$/.test(day),
      month: after >= room && day.endsWith('-01'),
      room: after % room === 0,
    };
    if (after === 0 || marks[step]) places.push(place);
  }
  return places;
}
