import * as z from 'zod';
import { formatAppointment } from '#domain/enquiry/facts.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { formatStay } from '#domain/core/format-date.ts';
import type { StoredMessage } from './row.ts';
import { venueTypeOf, type PropertyType } from '#domain/property/type.ts';
import { countOf } from '#domain/text/count-of.ts';
import { REPLY_KINDS, type ReplyKind } from './reply-templates.ts';

/** The values of a message for reply templates, besides sender and property. */
export const messageReplySchema = z.strictObject({
  /** Kinds of fitting templates, the likeliest first; [] when only general ones fit. */
  kinds: z.array(z.enum(REPLY_KINDS)),
  /** '' for none. */
  dates: z.string(),
  /** Such as '4 guests'; '' for none. */
  guests: z.string(),
  /** Day and time of the viewing; '' for none. */
  viewing: z.string(),
});

export type MessageReply = z.output<typeof messageReplySchema>;

const NOTHING = { dates: '', guests: '', viewing: '' };

/** Makes the values of a stored message for reply templates. */
export function makeMessageReply({ box, stored }: StoredMessage): MessageReply {
  if (box === 'submissions') return { ...NOTHING, kinds: ['owner'] };
  if (stored.enquiry === null) return { ...NOTHING, kinds: [] };
  return { ...findFacts(stored.enquiry), kinds: findKinds(stored.enquiry, stored.property?.type ?? null) };
}

function findKinds(enquiry: Enquiry, type: PropertyType | null): ReplyKind[] {
  switch (enquiry.kind) {
    case 'viewing':
      return ['viewing', 'sale'];
    case 'property_information':
      return ['sale'];
    case 'trip_request':
      return ['stay'];
    case 'information':
      return [kindOfType(type ?? 'rental')];
    case 'venue':
      return ['event'];
    case 'contact':
      return type === null ? kindsOfTopic(enquiry.enquiryType) : [kindOfType(type)];
  }
}

function kindOfType(type: PropertyType): ReplyKind {
  if (type === 'real_estate') return 'sale';
  return venueTypeOf(type) === null ? 'stay' : 'event';
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

function findFacts(enquiry: Enquiry): Omit<MessageReply, 'kinds'> {
  switch (enquiry.kind) {
    case 'information':
      return {
        ...NOTHING,
        dates: formatStay(enquiry.checkInDate, enquiry.checkOutDate),
        guests: countGuests(enquiry.guests),
      };
    case 'venue':
      return {
        ...NOTHING,
        dates: formatStay(enquiry.firstDay, enquiry.lastDay),
        guests: countGuests(enquiry.guests),
      };
    case 'contact':
      return { ...NOTHING, dates: formatStay(enquiry.checkInDate, enquiry.checkOutDate) };
    case 'trip_request': {
      const { travelDates, groupSize } = enquiry;
      const dates = formatStay(travelDates.checkIn, travelDates.checkOut);
      return { ...NOTHING, dates, guests: countGuests(groupSize.adults + groupSize.children) };
    }
    case 'viewing':
      return { ...NOTHING, viewing: formatAppointment(enquiry.preferredDate, enquiry.preferredTime) };
    case 'property_information':
      return NOTHING;
  }
}

function countGuests(guests: number): string {
  return countOf(guests, 'guest');
}
