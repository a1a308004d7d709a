import type { Bedroom } from '#domain/property/bedrooms/bedroom.ts';
import type { PublishedProperty } from '#domain/property/property.ts';

type Rooms = Pick<PublishedProperty, 'bedroomList' | 'outdoorPlaces' | 'distances'>;

/** Each sleeps two. */
const BEDS: readonly Bedroom['beds'][] = [{ king: 1 }, { single: 2 }, { queen: 1 }, { bunk: 1 }];

/** The bedrooms of a generated property, for two guests each, with one outdoor place and two distances. */
export function generatedRooms(index: number, bedrooms: number): Rooms {
  return {
    bedroomList: Array.from({ length: bedrooms }, (_, room) => ({
      name: room === 0 ? 'Garden room' : '',
      floor: room % 3,
      beds: BEDS[(index + room) % BEDS.length] ?? {},
      bath: room % 2 === 0 ? 'en-suite' : 'shared',
      isStepFree: room === 0,
    })),
    outdoorPlaces: [
      {
        name: 'Terrace',
        bearing: (index * 45) % 360,
        obstructions: index % 2 === 0 ? [] : [{ from: 240, to: 300, height: 15 }],
      },
    ],
    distances: [
      { kind: 'beach', name: '', kilometres: (5 + (index % 200)) / 10, minutes: null },
      { kind: 'airport', name: '', kilometres: 20 + (index % 120), minutes: 20 + (index % 90) },
    ],
  };
}
