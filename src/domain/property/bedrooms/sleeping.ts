import { BED_FACTS, BED_SIZES, DOUBLE_BEDS, type BedSize } from './bed-sizes.ts';
import type { Bedroom } from './bedroom.ts';

/** A size of bed and how many there are. */
export interface BedCount {
  readonly size: BedSize;
  readonly count: number;
}

/** The beds of a bedroom, widest first. */
export function bedsOf({ beds }: Pick<Bedroom, 'beds'>): BedCount[] {
  return BED_SIZES.flatMap((size) => (beds[size] === undefined ? [] : [{ size, count: beds[size] }]));
}

/** Guests that the beds of all bedrooms sleep; 0 when no bed is described. */
export function guestsInBeds(bedrooms: readonly Pick<Bedroom, 'beds'>[]): number {
  return bedrooms.flatMap(bedsOf).reduce((guests, { size, count }) => guests + BED_FACTS[size].sleeps * count, 0);
}

/** Number of bedrooms in which two adults share a bed. */
export function doubleBedrooms(bedrooms: readonly Pick<Bedroom, 'beds'>[]): number {
  return bedrooms.filter(({ beds }) => DOUBLE_BEDS.some((size) => beds[size] !== undefined)).length;
}

/** Whether somebody can sleep on the ground floor. */
export function hasGroundFloorBedroom(bedrooms: readonly Pick<Bedroom, 'floor'>[]): boolean {
  return bedrooms.some(({ floor }) => floor === 0);
}

/** A floor and its bedrooms. */
export interface Floor<Room> {
  readonly floor: number;
  readonly rooms: readonly Room[];
}

/** The bedrooms by floor, the highest first, as in a section through the house. */
export function bedroomsByFloor<Room extends Pick<Bedroom, 'floor'>>(bedrooms: readonly Room[]): Floor<Room>[] {
  return [...Map.groupBy(bedrooms, ({ floor }) => floor)]
    .map(([floor, rooms]) => ({ floor, rooms }))
    .sort((one, other) => other.floor - one.floor);
}
