import { describe, expect, it } from 'vitest';
import { addAmenity } from './add-amenity.ts';

const pool = { category: 'outdoor', name: 'Pool', icon: 'waves' } as const;
const court = { category: 'outdoor', name: 'Padel court', icon: '' } as const;

describe('an amenity added by its name', () => {
  it.each(['Pool', ' pool '])('is the one of the catalogue, with its group and icon: %j', (name) => {
    expect(addAmenity([court], { category: 'essentials', name })).toEqual([court, pool]);
  });

  it.each(['Pool', 'PADEL COURT '])('changes nothing when the property has it: %j', (name) => {
    const amenities = [pool, court];
    expect(addAmenity(amenities, { category: 'wellness', name })).toBe(amenities);
  });

  it('is trimmed; spaces alone are none', () => {
    expect(addAmenity([pool], { category: 'outdoor', name: ' Padel court ' })).toEqual([pool, court]);
    expect(addAmenity([], { category: 'outdoor', name: '  ' })).toEqual([]);
  });
});
