import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';
import { listTimelineDays } from './timeline-days.ts';

// 1 July 2027 is a Thursday.
const line = listTimelineDays('2027-07-10');
const shown = { at: 0, length: 60 };

it('a price is written where its period begins, and at each month that follows', () => {
  expect(placeLabels(line, { at: 3, length: 100 }, shown, { step: 'month', room: 5 })).toEqual([3, 31]);
});

it('with wide days it is written every Monday', () => {
  expect(placeLabels(line, { at: 3, length: 20 }, shown, { step: 'week', room: 3 })).toEqual([3, 11, 18]);
});

it('is not written twice in too little room, nor outside what is drawn', () => {
  expect(placeLabels(line, { at: 29, length: 10 }, shown, { step: 'month', room: 5 })).toEqual([29]);
  expect(placeLabels(line, { at: 0, length: 200 }, { at: 40, length: 30 }, { step: 'month', room: 5 })).toEqual([62]);
});
