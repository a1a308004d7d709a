import type { NightWord } from '#domain/stay/night-word.ts';
import { countOf } from '#domain/text/count-of.ts';

/** Text of the calendars of other sites. */
export const SITES_TEXT = {
  title: 'Other sites',
  hint: 'Dates that are sold at another site are taken here within half an hour. Give our address to that site, so that it knows ours.',
  loading: 'The other sites are loading …',
  notRead: 'The other sites could not be loaded.',
  none: 'No calendar of another site is read yet.',
  read: (count: number, night: NightWord, time: string) => `${countOf(count, night)} taken · read ${time}`,
  failed: (since: string) => `Not read since ${since}; what was taken at the last read stays taken`,
  emptied: (since: string) => `Suddenly empty since ${since}; its dates stay taken until you say that they are free`,
  readNowOf: (site: string) => `Read ${site} now`,
  isRead: (site: string) => `The calendar of ${site} is read.`,
  notReadOf: (site: string) => `The calendar of ${site} could not be read.`,
  stillEmpty: (site: string) => `The calendar of ${site} is still empty.`,
  free: 'Free the dates',
  freeOf: (site: string) => `Free the dates of ${site}`,
  freeing: (site: string) => ({
    title: `Free the dates of ${site}?`,
    children: 'Do this only when nobody has booked there any more. Anybody may book these dates then.',
    yes: 'Free the dates',
  }),
  remove: (site: string) => `Remove ${site}`,
  removing: (site: string) => ({
    title: `Remove the calendar of ${site}?`,
    children: 'It is read no more, and its dates are free at once.',
    yes: 'Remove',
  }),
  removed: (site: string) => `The calendar of ${site} is removed.`,
  failedChange: 'The other sites could not be changed.',
  add: 'Add a calendar',
  added: (site: string) => `The calendar of ${site} is read from now on.`,
  form: {
    title: 'Add the calendar of another site',
    site: 'Site',
    siteHint: 'Such as Airbnb, or the name of an owner',
    url: 'Address of its calendar',
    urlHint: 'Where the site exports its calendar; it usually ends in .ics',
    rejected: (reason: string) => `The calendar is not added: ${reason}`,
  },
  export: {
    title: 'Our calendar for other sites',
    hint: 'Blocks, holds and bookings, without a word about guests. Whoever has the address can read it.',
    label: 'Address',
    none: 'No other site can read our calendar.',
    make: 'Make an address',
    made: 'The address is made.',
    copy: 'Copy',
    copied: 'The address is copied.',
    notCopied: 'The browser does not let it be copied. Please select the address and copy it.',
    renewing: {
      title: 'Make a new address?',
      children: 'Sites that use the present one read our calendar no more, until they get the new one.',
      yes: 'New address',
    },
    renewed: 'The address is new; the one before is valid no more.',
    ending: {
      title: 'End the address?',
      children: 'No other site learns of our bookings then, and may sell the same dates.',
      yes: 'End',
    },
    ended: 'No other site can read our calendar.',
  },
  guide: {
    open: 'What an owner enters where',
    title: 'What an owner enters where',
    opening: 'Two addresses connect a calendar with another site: ours goes there, and its address comes to us.',
    ours: 'Our address',
    noAddress: 'Make our address first; then it stands here.',
    sites: [
      {
        name: 'Airbnb',
        steps: [
          'Open the listing’s calendar, then Availability, then Connect calendars.',
          'Paste our address under “Other website link” and call it by our name.',
          'Copy the link under “Airbnb calendar link” and send it to us.',
        ],
      },
      {
        name: 'Booking.com',
        steps: [
          'Open Calendar & pricing, then Sync calendars, then Add calendar connection.',
          'Paste our address and call it by our name.',
          'Copy the link that is shown for export and send it to us.',
        ],
      },
      {
        name: 'Vrbo',
        steps: [
          'Open the calendar of the property, then Import & export.',
          'Choose Import calendar and paste our address.',
          'Choose Export calendar, copy the link and send it to us.',
        ],
      },
      {
        name: 'Google Calendar',
        steps: [
          'To see our bookings: Other calendars, then From URL, and paste our address.',
          'To send us your own days: the calendar’s settings, then Integrate calendar, then copy the secret address in iCal format and send it to us.',
        ],
      },
    ],
    note: 'Each site reads the other every few hours at its own pace. Until then the same dates can be sold twice: please ask us before you promise dates of the next days.',
    copy: 'Copy for the owner',
    copied: 'The text is copied.',
    notCopied: 'The browser does not let it be copied. Please select the text above and copy it.',
    letter: (title: string) => `How to connect the calendar of ${title}`,
  },
  overlaps: {
    title: (count: number) => (count === 1 ? 'Two stays on the same dates' : `Stays on the same dates: ${count} times`),
    same: 'It is one stay',
    sameOf: (dates: string) => `It is one stay: ${dates}`,
    failed: 'This could not be stored.',
    known: (dates: string) => `Noted as one stay: ${dates}.`,
  },
} as const;
