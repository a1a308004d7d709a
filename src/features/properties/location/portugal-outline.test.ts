import { describe, expect, it } from 'vitest';
import { GAZETTEER } from '#domain/places/gazetteer.ts';
import { portugalOutlines } from './portugal-map.ts';
import { AZORES, MAINLAND, outlinePath, placeInFrame } from './portugal-outline.ts';

/** No part of Madeira lies north of this latitude. */
const MADEIRA_NORTH = 33.2;

describe('the map of Portugal', () => {
  it('has outlines that stay in their frames', () => {
    expect(portugalOutlines()).toMatch(
      /<path d="M\d+ \d+(?:L\d+ \d+){80,}Z"\/><path d="(?:M\d+ \d+(?:L\d+ \d+)+Z){9}" /,
    );
  });

  it('has a frame for every place of the gazetteer but those of Madeira', () => {
    const outside = GAZETTEER.filter(
      (place) => (placeInFrame(MAINLAND, place) ?? placeInFrame(AZORES, place)) === null,
    );
    expect(outside.filter(({ latitude }) => latitude > MADEIRA_NORTH)).toEqual([]);
  });

  it('rejects an outline that leaves its frame', () => {
    expect(() => outlinePath(MAINLAND, '-8,40 -3,40')).toThrow('The outline leaves its frame at -3,40.');
  });
});
