import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAZETTEER } from '#domain/places/gazetteer.ts';
import { type Position, readMapLines } from './map-lines.ts';

/** Degrees, about a kilometre: harbours and lagoons are called after the places beside them. */
const NEAR = 0.01;

/** Bytes with gzip that a visitor loads when the map opens. */
const MOST_BYTES = 60_000;

const { land, rivers } = readMapLines();

function isOnLand([longitude, latitude]: Position): boolean {
  return land.some((ring) => {
    let inside = false;
    for (const [index, [x, y]] of ring.entries()) {
      const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
      if (y > latitude === beforeY > latitude) continue;
      if (longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x) inside = !inside;
    }
    return inside;
  });
}

describe('the lines of our map', () => {
  it('have closed coasts', () => {
    expect(land.length).toBeGreaterThan(100);
    expect(land.filter((ring) => ring.length < 4 || String(ring[0]) !== String(ring.at(-1)))).toEqual([]);
  });

  it('have every place of the gazetteer on land, or within a kilometre of it', () => {
    const inWater = GAZETTEER.filter(
      ({ latitude, longitude }) =>
        ![0, -NEAR, NEAR].some((east) =>
          [0, -NEAR, NEAR].some((north) => isOnLand([longitude + east, latitude + north])),
        ),
    );
    expect(inWater.map(({ name }) => name)).toEqual([]);
  });

  it('have the sea around Portugal and between its islands', () => {
    const seas: Position[] = [
      [-10, 38.7],
      [-20, 38],
      [-16.5, 32.4],
      [-8.2, 36.9],
      [-9.05, 38.72],
    ];
    expect(seas.filter(isOnLand)).toEqual([]);
  });

  it('lead the Tagus from the border into its estuary', () => {
    const ends = rivers.flatMap((river) => [river[0], river.at(-1)]);
    expect(ends).toContainEqual([-8.944, 38.998]);
  });

  it('are small', () => {
    const file = readFileSync(new URL('map-lines.json', import.meta.url));
    expect(gzipSync(file).length).toBeLessThan(MOST_BYTES);
  });
});
