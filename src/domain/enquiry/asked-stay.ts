import { isHiredByTheDay } from '#domain/property/type.ts';
import { nightWordOf, rangeBetween, type NightWord } from '#domain/stay/night-word.ts';
import type { NightRange } from '#domain/stay/nights.ts';
import type { Quote, StayGuests } from '#domain/stay/quote.ts';
import type { AskedProperty, StoredEnquiry } from './stored-enquiry.ts';

/** The stay that an enquiry asks for. */
export interface AskedStay {
  readonly property: AskedProperty;
  readonly range: NightRange;
  /** What it is counted in. */
  readonly word: NightWord;
  /** Null where the enquiry does not say, as a contact message: no price can be named. */
  readonly guests: StayGuests | null;
  /** The quote that its sender saw and accepted, which stands whatever prices become; null for none. */
  readonly accepted: Quote | null;
}

/** Finds the stay that an enquiry asks for; null without a property that is let, or without both dates. */
export function askedStayOf({ enquiry, property }: Pick<StoredEnquiry, 'enquiry' | 'property'>): AskedStay | null {
  if (enquiry === null || property === null || property.type === 'real_estate') return null;
  switch (enquiry.kind) {
    case 'information': {
      const { stay, guests: adults, checkInDate: from, checkOutDate: to } = enquiry;
      const guests = stay ?? { adults, childAges: [], pets: 0 };
      const accepted = stay?.quote ?? null;
      return from === '' || to === '' ? null : { property, range: { from, to }, word: 'night', guests, accepted };
    }
    case 'venue': {
      const { firstDay: from, lastDay, guests: adults, stay } = enquiry;
      if (from === '' || lastDay === '') return null;
      // At a venue that is hired by the day the last day is taken too; a retreat has nights.
      const byTheDay = property.type === null || isHiredByTheDay(property.type) || from === lastDay;
      const word = byTheDay ? 'day' : 'night';
      const guests = { adults, childAges: [], pets: stay?.pets ?? 0 };
      return { property, range: rangeBetween(from, lastDay, word), word, guests, accepted: stay?.quote ?? null };
    }
    case 'contact': {
      const { checkInDate: from, checkOutDate: to } = enquiry;
      if (from === '' || to === '') return null;
      const word = property.type === null ? 'night' : nightWordOf(property.type);
      // One day is no night.
      if (word === 'night' && from === to) return null;
      return { property, range: rangeBetween(from, to, word), word, guests: null, accepted: null };
    }
    default:
      return null;
  }
}
