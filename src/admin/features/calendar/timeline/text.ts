import { countOf } from '#domain/text/count-of.ts';
import type { Zoom } from './timeline-search.ts';

/** The texts of the timeline. */
export const TIMELINE_TEXT = {
  title: 'Calendars',
  allProperties: 'All properties',
  loading: 'Loading the calendars...',
  notRead: 'The calendars could not be read.',
  none: 'No property is let yet.',
  nothing: 'No property matches this search.',
  property: 'Property',
  grid: 'Calendars of all properties',
  guests: (people: number) => countOf(people, 'guest'),
  search: { label: 'Search by name or place', placeholder: 'Name or place' },
  filters: {
    open: 'Filters',
    clear: 'Clear all filters',
    type: 'Type',
    anyType: 'All types',
    place: 'Destination',
    anyPlace: 'Everywhere',
    guests: 'Guests',
    anyGuests: 'Any number',
    atLeast: (people: number) => `At least ${people}`,
    from: 'Free from',
    to: 'Free until',
    daysUnused: 'To see which lettings are free, choose both days, the second one after the first.',
    shown: (shown: number, all: number) => {
      const properties = countOf(all, 'property', 'properties');
      return shown === all ? properties : `${shown} of ${properties}`;
    },
  },
  twice: (count: number) =>
    count === 0
      ? 'No property has two stays on the same dates'
      : count === 1
        ? '1 property has two stays on the same dates'
        : `${count} properties have two stays on the same dates`,
  twiceShow: 'Show them',
  twiceShown: 'Show all properties',
  today: 'Today',
  goTo: 'Go to',
  zoom: 'Show',
  zooms: { week: 'Weeks', month: 'Months', quarter: 'Quarters' } satisfies Record<Zoom, string>,
  unpriced: 'No price',
  weekend: (price: string) => `Fri, Sat ${price}`,
  hint: 'To choose nights, drag along a row, or press the first and then the last.',
  keys: 'With the keyboard: arrow keys move between days and properties, Shift and arrow keys choose nights, Enter leads to what can be done with them, Page Up and Page Down change the month, Escape clears.',
} as const;
