import { describe, expect, it } from 'vitest';
import { ALMANAC } from './almanac-fixture.ts';
import { isInSun, OPEN_PLACE, sunMinutes, sunPath, sunTimes } from './sun.ts';

/** Near Évora, where the sun is due south at 12:37 in winter. */
const EVORA = { point: { latitude: 38.57, longitude: -7.91 }, timeZone: 'Europe/Lisbon' };
const DAY = sunPath({ ...EVORA, date: '2026-12-21' });
const MIDSUMMER = sunPath({ ...EVORA, date: '2026-06-21' });

describe('the sun on a place that is open to all sides', () => {
  it('has three places with twenty dates to compare with', () => {
    expect(ALMANAC.map(({ days }) => days.length)).toEqual([20, 20, 20]);
  });

  it.each(
    ALMANAC.flatMap(({ place, point, timeZone, days }) => days.map((day) => ({ place, point, timeZone, ...day }))),
  )(
    'shines from rise to set of the almanac, to two minutes, at $place on $date',
    ({ point, timeZone, date, rise, set }) => {
      const [time, ...others] = sunTimes(OPEN_PLACE, sunPath({ point, date, timeZone }));
      expect(others).toEqual([]);
      expect(Math.abs((time?.from ?? NaN) - rise)).toBeLessThanOrEqual(2);
      expect(Math.abs((time?.to ?? NaN) - set)).toBeLessThanOrEqual(2);
    },
  );
});

describe('the sun on a terrace', () => {
  it('comes in the morning where it faces east, in the evening where it faces west', () => {
    const [east] = sunTimes({ bearing: 90, obstructions: [] }, DAY);
    const [west] = sunTimes({ bearing: 270, obstructions: [] }, DAY);
    const [open] = sunTimes(OPEN_PLACE, DAY);
    expect(east?.from).toBe(open?.from);
    expect(west?.to).toBe(open?.to);
    expect(Math.abs((east?.to ?? 0) - (west?.from ?? 0))).toBeLessThanOrEqual(1);
  });

  it('lasts all of a winter day where it faces south, and none of it where it faces north', () => {
    expect(sunTimes({ bearing: 180, obstructions: [] }, DAY)).toEqual(sunTimes(OPEN_PLACE, DAY));
    expect(sunTimes({ bearing: 0, obstructions: [] }, DAY)).toEqual([]);
  });

  it('comes twice at midsummer where it faces north', () => {
    expect(sunTimes({ bearing: 0, obstructions: [] }, MIDSUMMER)).toHaveLength(2);
  });

  it('ends early behind a hill in the west', () => {
    const hill = { from: 225, to: 300, height: 15 };
    const [open] = sunTimes(OPEN_PLACE, DAY);
    const [shaded] = sunTimes({ bearing: null, obstructions: [hill] }, DAY);
    expect((open?.to ?? 0) - (shaded?.to ?? 0)).toBeGreaterThan(60);
    expect(shaded?.from).toBe(open?.from);
  });

  it('is interrupted by a tower, which it passes', () => {
    const tower = { from: 175, to: 185, height: 90 };
    expect(sunTimes({ bearing: null, obstructions: [tower] }, DAY)).toHaveLength(2);
  });

  it('is added up over its interruptions', () => {
    expect(
      sunMinutes([
        { from: 600, to: 700 },
        { from: 800, to: 815 },
      ]),
    ).toBe(115);
  });
});

describe('an obstruction', () => {
  const hedge = { bearing: null, obstructions: [{ from: 350, to: 10, height: 20 }] };

  it('may cross north', () => {
    expect(isInSun(hedge, { azimuth: 0, altitude: 15 })).toBe(false);
    expect(isInSun(hedge, { azimuth: 355, altitude: 15 })).toBe(false);
    expect(isInSun(hedge, { azimuth: 20, altitude: 15 })).toBe(true);
  });

  it('hides the sun only below its height', () => {
    expect(isInSun(hedge, { azimuth: 0, altitude: 21 })).toBe(true);
  });
});
