import { compassName } from '#domain/property/outdoors/compass.ts';
import type { SunDayId } from '#domain/property/outdoors/sun-year.ts';

/** No line breaks them. */
const DAY_NAMES: Readonly<Record<SunDayId, string>> = {
  march: '20\u00a0March',
  june: '21\u00a0June',
  september: '23\u00a0September',
  december: '21\u00a0December',
};

export const SUN_TEXT = {
  heading: 'When the sun is out',
  faces: (bearing: number) => `Faces ${compassName(bearing)}`,
  open: 'Open to all sides',
  days: DAY_NAMES,
  noSun: 'in the shade',
  and: ' and ',
  to: ' to ',
  monthInitials: 'JFMAMJJASOND',
  chart: (hours: readonly string[]) => `Hours of sun a day, by month: ${hours.join(', ')}.`,
  monthHours: (month: string, hours: string) => `${month} ${hours}`,
  legend: 'Sun, out of the hours of daylight, in the middle of each month.',
  note: 'Calculated from the direction of each place, with the house behind it and the hills and trees we know of, in local time.',
} as const;
