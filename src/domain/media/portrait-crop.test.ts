import { describe, expect, it } from 'vitest';
import { hasUprightCrop, uprightSource } from './portrait-crop.ts';

const id = 'a'.repeat(32);

describe('the crop for upright windows', () => {
  it('is made of a landscape with rows enough, not of what is upright itself', () => {
    expect(hasUprightCrop(1800, 1200)).toBe(true);
    expect(hasUprightCrop(1440, 960)).toBe(true);
    expect(hasUprightCrop(1440, 959)).toBe(false);
    expect(hasUprightCrop(1200, 1200)).toBe(false);
    expect(hasUprightCrop(1200, 1800)).toBe(false);
  });

  it('has an address where it exists', () => {
    expect(uprightSource({ id, upright: true })?.src).toBe(`/media/${id}/upright.avif`);
    expect(uprightSource({ id })).toBeNull();
  });
});
