import { describe, expect, it } from 'vitest';
import { distanceInKilometres } from '#domain/places/geo-point.ts';
import { isWithin } from '#domain/places/geo-point.ts';
import { frameAround, markStyle, positionInFrame } from './map-frame.ts';

const comporta = { latitude: 38.4, longitude: -8.8 };
const frame = frameAround(comporta, 1120, 952, 28);

describe('the frame of a map', () => {
  it('has its centre in the middle', () => {
    expect(positionInFrame(frame, comporta)).toEqual({ x: expect.closeTo(560), y: expect.closeTo(476) });
    expect(markStyle(frame, comporta)).toBe('left:50.0%;top:50.0%');
  });

  it('is as wide and high on the ground as its scale says', () => {
    const { west, east, south, north } = frame;
    const middle = { latitude: comporta.latitude, longitude: west };
    expect(distanceInKilometres(middle, { ...middle, longitude: east })).toBeCloseTo(40, 0);
    expect(distanceInKilometres({ ...comporta, latitude: south }, { ...comporta, latitude: north })).toBeCloseTo(34, 0);
  });

  it('has north at the top and west on the left', () => {
    const { x, y } = positionInFrame(frame, { latitude: 38.5, longitude: -8.9 });
    expect(x).toBeLessThan(560);
    expect(y).toBeLessThan(476);
  });

  it('knows which points lie in it', () => {
    expect(isWithin(frame, { latitude: 38.5, longitude: -8.9 })).toBe(true);
    expect(isWithin(frame, { latitude: 38.6, longitude: -8.9 })).toBe(false);
  });
});
