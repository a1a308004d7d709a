import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '#domain/places/time-zone.ts';
import { sunMinutes } from './sun.ts';
import { hasEveningSun, sunYears } from './sun-year.ts';

const EVORA = { latitude: 38.57, longitude: -7.91 };
const terrace = (bearing: number | null) => ({ name: 'Terrace', bearing, obstructions: [] });

describe('the year of a terrace', () => {
  const year = sunYears([terrace(180)], EVORA);
  const months = year.flatMap((place) => place.months);

  it('has its most sun in spring and autumn where the house keeps out the summer mornings and evenings', () => {
    const hours = months.map(({ sun }) => sunMinutes(sun) / 60);
    expect(hours[2]).toBeGreaterThan(hours[5] ?? Infinity);
    expect(hours[2]).toBeGreaterThan(hours[11] ?? Infinity);
  });

  it('never has more sun than daylight', () => {
    for (const { sun, daylight } of months) expect(sunMinutes(sun)).toBeLessThanOrEqual(sunMinutes(daylight));
  });

  it('names the four days at which the sun turns', () => {
    const days = year.flatMap((place) => place.days);
    expect(days.map(({ id }) => id)).toEqual(['march', 'june', 'september', 'december']);
  });

  it('is the same beside other places of the property', () => {
    const [east, west] = [terrace(90), terrace(270)];
    expect(sunYears([east, west], EVORA)).toEqual([...sunYears([east], EVORA), ...sunYears([west], EVORA)]);
  });

  it('is in the time of its islands', () => {
    const [lisbon, azores] = [EVORA, { latitude: EVORA.latitude, longitude: -27.2 }].map(
      (point) => sunYears([terrace(null)], point)[0]?.days[1]?.sun[0]?.from ?? NaN,
    );
    // 19.3 degrees further west the sun is 77 minutes later, and clocks are an hour behind.
    expect((azores ?? NaN) - (lisbon ?? NaN)).toBeCloseTo(17, -1);
  });
});

describe('the evening sun', () => {
  it.each([225, 250, 270, 290, null])('shines on a place that faces %s', (bearing) => {
    expect(hasEveningSun([terrace(bearing)], EVORA)).toBe(true);
  });

  it.each([0, 45, 90, 135, 180])('does not shine on a place that faces %i', (bearing) => {
    expect(hasEveningSun([terrace(bearing)], EVORA)).toBe(false);
  });

  it('needs one of several places', () => {
    expect(hasEveningSun([terrace(90), terrace(270)], EVORA)).toBe(true);
    expect(hasEveningSun([], EVORA)).toBe(false);
  });

  it('is not where the sun does not set, as at a mistyped latitude', () => {
    expect(hasEveningSun([terrace(null)], { latitude: 83.57, longitude: -7.91 })).toBe(false);
  });

  it('is hidden by a hill in the west', () => {
    const place = { ...terrace(270), obstructions: [{ from: 240, to: 320, height: 20 }] };
    expect(hasEveningSun([place], EVORA)).toBe(false);
  });
});

describe('the time zone', () => {
  it.each([
    [-8.6, 'Europe/Lisbon'],
    [-16.9, 'Atlantic/Madeira'],
    [-25.7, 'Atlantic/Azores'],
  ])('at %d degrees is %s', (longitude, zone) => {
    expect(timeZoneOf({ longitude })).toBe(zone);
  });
});
