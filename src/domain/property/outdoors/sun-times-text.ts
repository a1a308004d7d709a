import { clockText } from './clock-text.ts';
import type { SunTime } from './sun.ts';
import { SUN_TEXT as text } from './text.ts';

/** When the sun is out on a day, such as '11:20 to 20:55'. */
export function sunTimesText(times: readonly SunTime[]): string {
  if (times.length === 0) return text.noSun;
  return times.map(({ from, to }) => `${roundedClock(from)}${text.to}${roundedClock(to)}`).join(text.and);
}

/** To the nearest five minutes: a roof and a treetop are not known better. */
function roundedClock(minutes: number): string {
  return clockText(Math.round(minutes / 5) * 5);
}
