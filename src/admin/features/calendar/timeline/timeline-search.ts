import { isDay } from '#domain/core/iso-day.ts';
import { DESTINATION_SLUGS, type DestinationSlug } from '#domain/places/destination-list.ts';
import { PROPERTY_TYPES, type PropertyType } from '#domain/property/type.ts';
import { SEARCH_TEXT_MAX } from '#domain/search/text-match.ts';
import { rangeBetween, type NightWord } from '#domain/stay/night-word.ts';
import type { NightRange } from '#domain/stay/nights.ts';

/** How wide a day is, by what a wide window shows about. */
export const ZOOMS = ['week', 'month', 'quarter'] as const;

export type Zoom = (typeof ZOOMS)[number];

/** A search of the timeline. */
export interface TimelineSearch {
  /** Text in name or place; '' for any. */
  readonly text: string;
  readonly type: PropertyType | 'all';
  readonly place: DestinationSlug | 'all';
  /** Guests that a property must have room for; 0 for any. */
  readonly guests: number;
  /** First and last day, as people name them, of nights or days that must be free, as typed; '' for none. */
  readonly from: string;
  readonly to: string;
  /** Whether only properties with two stays on the same nights are shown. */
  readonly isTwice: boolean;
  /** Null for the one that suits the window. */
  readonly zoom: Zoom | null;
}

export const DEFAULT_TIMELINE: TimelineSearch = {
  ...{ text: '', type: 'all', place: 'all', guests: 0, from: '', to: '', isTwice: false, zoom: null },
};

/** Reads a search from a URL; what is not understood filters nothing. */
export function decodeTimeline(query: URLSearchParams): TimelineSearch {
  const read = (name: string): string => query.get(name) ?? '';
  const readDay = (name: string): string => (isDay(read(name)) ? read(name) : '');
  return {
    text: read('q').slice(0, SEARCH_TEXT_MAX),
    type: PROPERTY_TYPES.find((type) => type === read('type')) ?? 'all',
    place: DESTINATION_SLUGS.find((slug) => slug === read('place')) ?? 'all',
    guests: /^\d{1,3}$/.test(read('guests')) ? Number(read('guests')) : 0,
    from: readDay('from'),
    to: readDay('to'),
    isTwice: read('twice') === '1',
    zoom: ZOOMS.find((zoom) => zoom === read('zoom')) ?? null,
  };
}

/** Writes a search as a query of a URL, without what is as by default. */
export function encodeTimeline(search: TimelineSearch): URLSearchParams {
  const { text, type, place, guests, from, to, isTwice, zoom } = search;
  const values = {
    q: text.trim() === '' ? '' : text.slice(0, SEARCH_TEXT_MAX),
    type: type === 'all' ? '' : type,
    place: place === 'all' ? '' : place,
    guests: guests === 0 ? '' : String(guests),
    from,
    to,
    twice: isTwice ? '1' : '',
    zoom: zoom ?? '',
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

/** What must be free where it is counted in nights or days; null unless both ends are there and a night or day between. */
export function freeRange({ from, to }: TimelineSearch, word: NightWord): NightRange | null {
  if (from === '' || to === '') return null;
  const range = rangeBetween(from, to, word);
  return range.from < range.to ? range : null;
}

/** Whether a search names a day that leaves out no letting, because the other one is missing or not after it. */
export function hasUnusedDay(search: TimelineSearch): boolean {
  return (search.from !== '' || search.to !== '') && freeRange(search, 'night') === null;
}

/** Whether a search leaves out any property. */
export function isTimelineFiltered(search: TimelineSearch): boolean {
  return encodeTimeline({ ...search, zoom: null }).size > 0;
}
