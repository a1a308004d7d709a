import { countOf } from '#domain/text/count-of.ts';
import { BATH_NAMES, BED_FACTS } from './bed-sizes.ts';
import type { Bedroom } from './bedroom.ts';
import { bedsOf, guestsInBeds, type BedCount } from './sleeping.ts';

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
  return countOf(count, name, plural);
}

export const BEDROOMS_TEXT = {
  heading: 'Who sleeps where',
  bedroom: (number: number) => `Bedroom ${number}`,
  stepFree: 'Reached without a step',
} as const;

/** What a bedroom has, line by line: its beds, its bathroom, and whether there is no step. */
export function bedroomLines(room: Pick<Bedroom, 'beds' | 'bath' | 'isStepFree'>): string[] {
  return [
    ...bedsOf(room).map(bedText),
    ...(room.bath === null ? [] : [BATH_NAMES[room.bath]]),
    ...(room.isStepFree ? [BEDROOMS_TEXT.stepFree] : []),
  ];
}

/**
 * How many bedrooms are described and how many guests their beds take, such as '4 bedrooms, beds for 8 guests'; '2 of 4
 * bedrooms' where the property has more.
 */
export function bedroomsSummary(described: readonly Pick<Bedroom, 'beds'>[], count: number): string {
  const some = described.length < count ? `${described.length} of ` : '';
  const shown = Math.max(described.length, count);
  const guests = guestsInBeds(described);
  const beds = guests === 1 ? ', a bed for 1 guest' : `, beds for ${guests} guests`;
  return `${some}${countOf(shown, 'bedroom')}${guests === 0 ? '' : beds}`;
}
