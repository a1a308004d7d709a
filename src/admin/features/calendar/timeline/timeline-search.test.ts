import { expect, it } from 'vitest';
import {
  decodeTimeline,
  DEFAULT_TIMELINE,
  encodeTimeline,
  freeRange,
  hasUnusedDay,
  isTimelineFiltered,
  type TimelineSearch,
} from './timeline-search.ts';

const SEARCH: TimelineSearch = {
  ...{ text: 'casa', type: 'rental', place: 'comporta', guests: 8 },
  ...{ from: '2027-07-03', to: '2027-07-10', isTwice: true, zoom: 'quarter' },
};

it('a search survives its URL, and the default one leaves the URL empty', () => {
  expect(decodeTimeline(encodeTimeline(SEARCH))).toEqual(SEARCH);
  expect(encodeTimeline(DEFAULT_TIMELINE).toString()).toBe('');
  expect(decodeTimeline(new URLSearchParams())).toEqual(DEFAULT_TIMELINE);
});

it('what a URL says wrongly filters nothing', () => {
  const query = new URLSearchParams('type=castle&place=paris&guests=many&from=2027-02-30&to=soon&zoom=year');
  expect(decodeTimeline(query)).toEqual(DEFAULT_TIMELINE);
});

it('nights are asked for once both ends are there, in their order', () => {
  expect(freeRange(SEARCH, 'night')).toEqual({ from: '2027-07-03', to: '2027-07-10' });
  expect(freeRange({ ...SEARCH, to: '' }, 'night')).toBeNull();
  expect(freeRange({ ...SEARCH, from: '' }, 'night')).toBeNull();
  expect(freeRange({ ...SEARCH, to: '2027-07-03' }, 'night')).toBeNull();
});

it('days are asked for to the last one, which may be the first', () => {
  expect(freeRange(SEARCH, 'day')).toEqual({ from: '2027-07-03', to: '2027-07-11' });
  expect(freeRange({ ...SEARCH, to: '2027-07-03' }, 'day')).toEqual({ from: '2027-07-03', to: '2027-07-04' });
  expect(freeRange({ ...SEARCH, to: '2027-07-02' }, 'day')).toBeNull();
  expect(freeRange({ ...SEARCH, to: '' }, 'day')).toBeNull();
});

it('a day without a later second one filters no letting, which is said', () => {
  const nights = [
    SEARCH,
    { ...SEARCH, to: '' },
    { ...SEARCH, from: '' },
    { ...SEARCH, to: SEARCH.from },
    DEFAULT_TIMELINE,
  ];
  expect(nights.map(hasUnusedDay)).toEqual([false, true, true, true, false]);
});

it('the width of days filters nothing', () => {
  expect(isTimelineFiltered({ ...DEFAULT_TIMELINE, zoom: 'week' })).toBe(false);
  expect(isTimelineFiltered({ ...DEFAULT_TIMELINE, guests: 4 })).toBe(true);
});
