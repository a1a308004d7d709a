import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';
import { listTimelineDays } from './timeline-days.ts';

// 1 July 2027 is a Thursday.
const line = listTimelineDays('2027-07-10');
const shown = { at: 0, length: 60 };

it('a price is written where its period begins, and at each month that follows', () => {
  expect(placeLabels(line, { at: 3, length: 100 }, shown, { step: 'month', room: 5 })).toEqual([3, 31]);
});

it('twice a month it is in view at each place of its period in a window of 1024 pixels', () => {
  const places = placeLabels(line, { at: 0, length: 300 }, { at: 0, length: 300 }, { step: 'half', room: 6 });
  expect(places.slice(0, 4)).toEqual([0, 15, 31, 46]);
  // 446 pixels beside menu, names and scroll bar, with 28 a day.
  for (let left = 0; left + 16 <= 300; left += 1) {
    expect(places.some((place) => place >= left && place < left + 16)).toBe(true);
  }
});

it('with wide days it is written every Monday', () => {
  expect(placeLabels(line, { at: 3, length: 20 }, shown, { step: 'week', room: 3 })).toEqual([3, 11, 18]);
});

it('is not written twice in too little room, nor outside what is drawn', () => {
  expect(placeLabels(line, { at: 29, length: 10 }, shown, { step: 'month', room: 5 })).toEqual([29]);
  expect(placeLabels(line, { at: 0, length: 200 }, { at: 40, length: 30 }, { step: 'month', room: 5 })).toEqual([62]);
});

it('in a narrow view some part of a price is in view at each place of its period', () => {
  // 240 pixels beside the names on a phone, in days of each zoom.
  for (const [room, view] of [
    [4, 5],
    [6, 8],
    [15, 21],
  ] as const) {
    const places = placeLabels(line, { at: 0, length: 200 }, { at: 0, length: 200 }, { step: 'room', room });
    for (let left = 0; left + view <= 200; left += 1) {
      expect(places.some((place) => place >= left && place < left + view)).toBe(true);
    }
    expect(Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)))).toBe(room);
  }
});
