import { describe, expect, it } from 'vitest';
import { hasPortraitCrop, portraitSource } from './portrait-crop.ts';

const id = 'a'.repeat(32);

describe('the portrait crop', () => {
  it('is made of a landscape with enough rows, not of a picture in portrait format', () => {
    expect(hasPortraitCrop(1800, 1200)).toBe(true);
    expect(hasPortraitCrop(1440, 960)).toBe(true);
    expect(hasPortraitCrop(1440, 959)).toBe(false);
    expect(hasPortraitCrop(1200, 1200)).toBe(false);
    expect(hasPortraitCrop(1200, 1800)).toBe(false);
  });

  it('has a path where it exists', () => {
    expect(portraitSource({ id, upright: true })?.src).toBe(`/media/${id}/upright.avif`);
    expect(portraitSource({ id })).toBeNull();
  });
});
