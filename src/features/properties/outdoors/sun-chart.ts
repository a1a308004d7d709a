import { formatMonth } from '#domain/core/format-date.ts';
import { sunMinutes, type SunTime } from '#domain/property/outdoors/sun.ts';
import { SUN_MONTHS, type SunYear } from '#domain/property/outdoors/sun-year.ts';
import { SUN_TEXT as text } from '#domain/property/outdoors/text.ts';

/** Units of the drawing: twelve columns, from 5:00, before the sun rises, to 22:00. */
const COLUMN = 20;
const HOUR = 8;
const [FIRST_HOUR, LAST_HOUR] = [5, 22];

/** Room for the names of the hours at the left and of the months below. */
const LEFT = 34;
const BELOW = 16;

/** Hours with a line across. */
const LINES = [6, 9, 12, 15, 18, 21];

const MONTH_NAMES = SUN_MONTHS.map(formatMonth);

/** A drawing of the sun at a place: one column a month, the hours of the day from top to bottom. */
export interface SunChart {
  readonly viewBox: string;
  /** Paths of vertical strokes in the middle of the columns. */
  readonly daylight: string;
  readonly sun: string;
  readonly lines: readonly { readonly y: number; readonly label: string }[];
  /** Left and right end of the lines. */
  readonly from: number;
  readonly to: number;
  /** Position of the initial of each month. */
  readonly months: { readonly x: string; readonly y: number };
  /** What the drawing says, in words. */
  readonly label: string;
}

const yOf = (minutes: number): number =>
  Math.round((Math.min(Math.max(minutes / 60, FIRST_HOUR), LAST_HOUR) - FIRST_HOUR) * HOUR * 10) / 10;
const xOf = (month: number): number => LEFT + COLUMN * (month + 0.5);

/** Draws the sun of a year. */
export function sunChart({ months }: SunYear): SunChart {
  const strokes = (timesOf: (month: SunYear['months'][number]) => readonly SunTime[]): string =>
    months
      .flatMap((month, place) => timesOf(month).map(({ from, to }) => `M${xOf(place)} ${yOf(from)}V${yOf(to)}`))
      .join('');
  const height = (LAST_HOUR - FIRST_HOUR) * HOUR;
  const [from, to] = [LEFT, LEFT + COLUMN * 12];
  return {
    viewBox: `0 0 ${to} ${height + BELOW}`,
    daylight: strokes(({ daylight }) => daylight),
    sun: strokes(({ sun }) => sun),
    lines: LINES.map((hour) => ({ y: yOf(hour * 60), label: `${hour}:00` })),
    from,
    to,
    months: { x: months.map((_, place) => xOf(place)).join(' '), y: height + BELOW - 2 },
    label: text.chart(
      months.map(({ sun }, place) => text.monthHours(MONTH_NAMES[place] ?? '', hoursText(sunMinutes(sun)))),
    ),
  };
}

/** Hours to the nearest half, such as '7.5'. */
function hoursText(minutes: number): string {
  return String(Math.round(minutes / 30) / 2);
}
