import { expect, it } from 'vitest';
import { goldenHours } from './golden-hour.ts';
import { OPEN_PLACE, sunPath, sunTimes } from './sun.ts';

const EVORA = { latitude: 38.57, longitude: -7.91 };

it('begins with the rise of the sun and ends with its setting, in every month', () => {
  for (const { date, morning, evening } of goldenHours(EVORA)) {
    const [sun] = sunTimes(OPEN_PLACE, sunPath({ point: EVORA, date, timeZone: 'Europe/Lisbon' }));
    expect(Math.abs(morning.from - (sun?.from ?? NaN))).toBeLessThanOrEqual(2);
    expect(Math.abs(evening.to - (sun?.to ?? NaN))).toBeLessThanOrEqual(2);
  }
});

it('lasts between half an hour and fifty minutes in Portugal', () => {
  for (const { morning, evening } of goldenHours(EVORA)) {
    for (const { from, to } of [morning, evening]) {
      expect(to - from).toBeGreaterThanOrEqual(30);
      expect(to - from).toBeLessThanOrEqual(50);
    }
  }
});

it('leaves out the months without, where a mistyped latitude has put a property', () => {
  const light = goldenHours({ latitude: 83.57, longitude: -7.91 });
  expect(light.map(({ date }) => date)).toEqual(['2026-09-15']);
});

it('is in the time of the Azores there', () => {
  const [january] = goldenHours({ latitude: 37.75, longitude: -25.67 });
  // The sun rises at 7:55 in Ponta Delgada in the middle of January.
  expect(january?.morning.from).toBeGreaterThan(7 * 60 + 45);
  expect(january?.morning.from).toBeLessThan(8 * 60 + 5);
});
