import { expect, it } from 'vitest';
import { sunTimesText } from './sun-times-text.ts';
import { SUN_DAYS, sunYears } from './sun-year.ts';

const sun = (from: number, to: number) => ({ from, to });

it('names the times of sun to the nearest five minutes', () => {
  expect(sunTimesText([sun(421, 563), sun(1000, 1202)])).toBe('7:00 to 9:25 and 16:40 to 20:00');
  expect(sunTimesText([])).toBe('in the shade');
});

it('names no sun that begins and ends at the same rounded time', () => {
  expect(sunTimesText([sun(400, 402)])).toBe('in the shade');
  expect(sunTimesText([sun(470, 471), sun(535, 1040)])).toBe('8:55 to 17:20');
});

it('leaves a terrace that faces north in the shade at the equinox, when the sun only grazes it', () => {
  const [north] = sunYears([{ bearing: 0, obstructions: [] }], { latitude: 38.38, longitude: -8.78 });
  const march = north?.days.find(({ id }) => id === SUN_DAYS[0].id);
  expect(sunTimesText(march?.sun ?? [])).toBe('in the shade');
});
