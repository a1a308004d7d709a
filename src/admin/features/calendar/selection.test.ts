import { expect, it } from 'vitest';
import { pressNight, selectedRange } from './selection.ts';

it('the first press begins a choice, the second ends it, in either direction', () => {
  const first = pressNight(null, '2027-07-05', false);
  expect(selectedRange(first)).toEqual({ from: '2027-07-05', to: '2027-07-06' });
  expect(selectedRange(pressNight(first, '2027-07-08', false))).toEqual({ from: '2027-07-05', to: '2027-07-09' });
  expect(selectedRange(pressNight(first, '2027-07-03', false))).toEqual({ from: '2027-07-03', to: '2027-07-06' });
});

it('the third press begins another choice', () => {
  const chosen = pressNight(pressNight(null, '2027-07-05', false), '2027-07-08', false);
  expect(selectedRange(pressNight(chosen, '2027-07-20', false))).toEqual({ from: '2027-07-20', to: '2027-07-21' });
});

it('a taken night is chosen alone, and the next press begins another choice', () => {
  const taken = pressNight(pressNight(null, '2027-07-05', false), '2027-07-08', true);
  expect(selectedRange(taken)).toEqual({ from: '2027-07-08', to: '2027-07-09' });
  expect(selectedRange(pressNight(taken, '2027-07-12', false))).toEqual({ from: '2027-07-12', to: '2027-07-13' });
});
