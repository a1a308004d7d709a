import { describe, expect, it } from 'vitest';
import { enquirySchema } from '#domain/enquiry/enquiry.ts';
import type { StoredMessage } from './row.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { makeMessageReply } from './reply-facts.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';

const ID = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';
const NOW = new Date('2026-11-23T09:30:00Z');
const person = { propertyId: ID, name: 'Ana Exemplo', email: 'ana@test.example' };

function stored(fields: Record<string, unknown>, type: PropertyType | null): StoredMessage {
  const enquiry = enquirySchema.parse(fields);
  const message = storedEnquirySchema.safeParse({
    ...{ id: ID, kind: enquiry.kind, enquiry, emailKey: '', shortlist: [], consent: null, answeredAt: null },
    property: type === null ? null : { id: ID, slug: 'casa', title: 'Casa', type },
    ...{ retainUntil: null, anonymisedAt: null, status: 'new', assignee: null, thread: [], rev: 1 },
    ...{ receivedAt: NOW, replyDueAt: NOW, updatedAt: NOW },
  });
  if (!message.success) throw message.error;
  return { box: 'enquiries', stored: message.data };
}

describe('a reply to a message', () => {
  it.each([
    ['rental', 'stay'],
    ['long_term_rental', 'stay'],
    ['event', 'event'],
    ['retreat', 'event'],
    ['production', 'event'],
    ['real_estate', 'sale'],
  ] as const)('about a %s is about a %s, from the property page and from the contact page', (type, kind) => {
    expect(makeMessageReply(stored({ kind: 'information', ...person }, type)).kinds).toEqual([kind]);
    expect(makeMessageReply(stored({ kind: 'contact', message: 'Hello', phone: '912' }, type)).kinds).toEqual([kind]);
  });

  it.each([
    ['Rental', ['stay']],
    ['Real Estate', ['sale']],
    ['Rental or Real Estate', ['stay', 'sale']],
    ['List Property', ['owner']],
    ['Press Inquiry', []],
  ] as const)('about no property follows the choice of the sender: %s', (enquiryType, kinds) => {
    expect(makeMessageReply(stored({ kind: 'contact', enquiryType }, null)).kinds).toEqual(kinds);
  });

  it('has dates, guests and appointments as text', () => {
    const dates = { checkInDate: '2027-05-08', checkOutDate: '2027-05-15', guests: 4 };
    expect(makeMessageReply(stored({ kind: 'information', ...person, ...dates }, 'rental'))).toEqual({
      ...{ kinds: ['stay'], dates: '8 – 15 May 2027', guests: '4 guests', viewing: '' },
    });
    const event = { ...person, firstDay: '2027-05-08', lastDay: '2027-05-08', guests: 90 };
    expect(makeMessageReply(stored({ kind: 'venue', ...event }, 'event'))).toEqual({
      ...{ kinds: ['event'], dates: '8 May 2027', guests: '90 guests', viewing: '' },
    });
    const wish = { preferredDate: '2026-12-03', preferredTime: '10:00', phone: '912 000 000', agreeToTerms: true };
    expect(makeMessageReply(stored({ kind: 'viewing', ...person, ...wish }, 'real_estate'))).toEqual({
      ...{ kinds: ['viewing', 'sale'], dates: '', guests: '', viewing: 'Thursday 3 December 2026 at 10:00' },
    });
  });
});
