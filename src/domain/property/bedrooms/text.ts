import { BED_FACTS } from './bed-sizes.ts';
import type { BedCount } from './sleeping.ts';

const ORDINALS = [
  'Ground',
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];

/** Name of a floor, such as 'Ground floor'; 0 is the ground floor, as in Portugal. */
export function floorName(floor: number): string {
  if (floor === -1) return 'Lower floor';
  if (floor < 0) return `Basement ${-floor}`;
  const ordinal = ORDINALS[floor];
  return ordinal === undefined ? `Floor ${floor}` : `${ordinal} floor`;
}

/** Beds of one size, such as '2 single beds (90 cm)'. */
export function bedText({ size, count }: BedCount): string {
  const { name, plural } = BED_FACTS[size];
  return `${count} ${count === 1 ? name : plural}`;
}
