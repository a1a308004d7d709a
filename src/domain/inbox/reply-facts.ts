import * as z from 'zod';
import { appointment } from '#domain/enquiry/facts.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { formatStay } from '#domain/core/format-day.ts';
import type { StoredMessage } from './row.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { REPLY_KINDS, type ReplyKind } from './reply-templates.ts';

/** What the templates need to know of a message, besides who sent it and what it is about. */
export const messageReplySchema = z.strictObject({
  /** What an answer can be about, the likeliest first; [] when only general texts fit. */
  kinds: z.array(z.enum(REPLY_KINDS)),
  /** Dates of the stay; '' for none. */
  dates: z.string(),
  /** Guests: '4 guests'; '' for none. */
  guests: z.string(),
  /** Day and time of the viewing; '' for none. */
  viewing: z.string(),
});

/** What the templates need to know of a message. */
export type MessageReply = z.output<typeof messageReplySchema>;

const NOTHING = { dates: '', guests: '', viewing: '' };

/** What the templates need to know of a stored message. */
export function messageReply({ box, stored }: StoredMessage): MessageReply {
  if (box === 'submissions') return { ...NOTHING, kinds: ['owner'] };
  if (stored.enquiry === null) return { ...NOTHING, kinds: [] };
  return { ...factsOf(stored.enquiry), kinds: kindsOf(stored.enquiry, stored.property?.type ?? null) };
}

function kindsOf(enquiry: Enquiry, type: PropertyType | null): ReplyKind[] {
  switch (enquiry.kind) {
    case 'viewing':
      return ['viewing', 'sale'];
    case 'property_information':
      return ['sale'];
    case 'trip_request':
      return ['stay'];
    case 'information':
      return [kindOfType(type ?? 'rental')];
    case 'contact':
      return type === null ? kindsOfTopic(enquiry.enquiryType) : [kindOfType(type)];
  }
}

function kindOfType(type: PropertyType): ReplyKind {
  if (type === 'real_estate') return 'sale';
  return type === 'event' || type === 'retreat' || type === 'production' ? 'event' : 'stay';
}

function kindsOfTopic(topic: Extract<Enquiry, { kind: 'contact' }>['enquiryType']): ReplyKind[] {
  switch (topic) {
    case 'Rental':
      return ['stay'];
    case 'Real Estate':
      return ['sale'];
    case 'List Property':
      return ['owner'];
    case 'Press Inquiry':
      return [];
    default:
      return ['stay', 'sale'];
  }
}

function factsOf(enquiry: Enquiry): Omit<MessageReply, 'kinds'> {
  switch (enquiry.kind) {
    case 'information':
      return {
        ...NOTHING,
        dates: formatStay(enquiry.checkInDate, enquiry.checkOutDate),
        guests: count(enquiry.guests),
      };
    case 'contact':
      return { ...NOTHING, dates: formatStay(enquiry.checkInDate, enquiry.checkOutDate) };
    case 'trip_request': {
      const { travelDates, groupSize } = enquiry;
      const dates = formatStay(travelDates.checkIn, travelDates.checkOut);
      return { ...NOTHING, dates, guests: count(groupSize.adults + groupSize.children) };
    }
    case 'viewing':
      return { ...NOTHING, viewing: appointment(enquiry.preferredDate, enquiry.preferredTime) };
    case 'property_information':
      return NOTHING;
  }
}

function count(guests: number): string {
  return guests === 1 ? '1 guest' : `${guests} guests`;
}
