import { venueTypeOf, type PropertyType, type VenueType } from '#domain/property/type.ts';

const HEADINGS: Readonly<Record<VenueType, string>> = {
  event: 'For your event',
  retreat: 'For your retreat',
  production: 'For the crew',
};

export const VENUE_TEXT = {
  heading: (type: PropertyType) => {
    const venue = venueTypeOf(type);
    return venue === null ? 'For events and productions' : HEADINGS[venue];
  },
  space: 'Room or garden',
  seated: 'Seated',
  standing: 'Standing',
  area: 'Area',
  outdoors: 'outdoors',
  unknown: '–',
  curfew: 'Music outdoors until',
  power: 'Power',
  amps: (amps: number) => `${amps}\u00a0A`,
  phases: (phases: number) => (phases === 1 ? 'one phase' : `${phases} phases`),
  vehicles: 'Vehicles',
  high: (metres: number) => `up to ${metres}\u00a0m high`,
  long: (metres: number) => `up to ${metres}\u00a0m long`,
  turning: 'Turning',
  permits: 'Permits',
  golden: 'Golden hour',
  goldenNote: 'In the middle of each month, in local time: the sun is up and at most six degrees high.',
  month: 'Month',
  morning: 'Morning',
  evening: 'Evening',
} as const;
