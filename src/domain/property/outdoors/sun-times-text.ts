import { clockText } from './clock-text.ts';
import type { SunTime } from './sun.ts';
import { SUN_TEXT as text } from './text.ts';

/**
 * When the sun is out on a day, such as '11:20 to 20:55'. Where it only grazes a place, for a minute or two, the place is in
 * the shade.
 */
export function sunTimesText(times: readonly SunTime[]): string {
  const shown = times
    .map(({ from, to }) => ({ from: rounded(from), to: rounded(to) }))
    .filter(({ from, to }) => from < to);
  if (shown.length === 0) return text.noSun;
  return shown.map(({ from, to }) => `${clockText(from)}${text.to}${clockText(to)}`).join(text.and);
}

/** To the nearest five minutes: a roof and a treetop are not known better. */
function rounded(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}
