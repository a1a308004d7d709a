import { describe, expect, it } from 'vitest';
import type { PropertyType } from '#domain/property/type.ts';
import { askedStayOf } from './asked-stay.ts';
import { enquirySchema } from './enquiry.ts';
import type { AskedProperty } from './stored-enquiry.ts';

const property = (type: PropertyType | null): AskedProperty => ({
  ...{ id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', slug: 'casa-do-mar', title: 'Casa do Mar', type },
});
const person = { propertyId: property(null).id, name: 'Ana Exemplo', email: 'ana@visitors.example' };
const asked = (enquiry: object, type: PropertyType | null = 'rental') =>
  askedStayOf({ enquiry: enquirySchema.parse({ ...person, ...enquiry }), property: property(type) });
const dates = { checkInDate: '2027-05-03', checkOutDate: '2027-05-10' };

describe('the stay of an enquiry', () => {
  it('has the dates and guests of a request about a letting', () => {
    expect(asked({ kind: 'information', ...dates, guests: 4 })).toMatchObject({
      range: { from: '2027-05-03', to: '2027-05-10' },
      guests: { adults: 4, childAges: [], pets: 0 },
    });
  });

  it('has the guests of the quote that was shown', () => {
    const quote = { lines: [], totalCents: 100, depositCents: 0 };
    const stay = { adults: 2, childAges: [3], pets: 1, quote };
    expect(asked({ kind: 'information', ...dates, guests: 3, stay })?.guests).toMatchObject({
      adults: 2,
      childAges: [3],
    });
  });

  it('has the quote that was accepted, and none where none was shown', () => {
    const quote = { lines: [], totalCents: 100, depositCents: 0 };
    const days = { firstDay: '2027-05-03', lastDay: '2027-05-03' };
    const stay = { adults: 3, childAges: [], pets: 0, quote };
    expect(asked({ kind: 'information', ...dates, guests: 3, stay })?.accepted).toEqual(quote);
    expect(asked({ kind: 'venue', ...days, guests: 3, stay: { pets: 0, quote } }, 'event')?.accepted).toEqual(quote);
    expect(asked({ kind: 'information', ...dates })?.accepted).toBeNull();
  });

  it.each([
    ['with the last day too at a venue that is hired by the day', 'event', '2027-05-05', '2027-05-06', 'day'],
    ['until the departure at a retreat', 'retreat', '2027-05-05', '2027-05-05', 'night'],
    ['for one day', 'retreat', '2027-05-03', '2027-05-04', 'day'],
  ] as const)('ends %s', (_, type, lastDay, to, word) => {
    const venue = { kind: 'venue', guests: 40, firstDay: '2027-05-03', lastDay };
    expect(asked(venue, type)).toMatchObject({ range: { from: '2027-05-03', to }, word });
  });

  it('has the number of guests and the pets of a venue', () => {
    const stay = { pets: 2, quote: { lines: [], totalCents: 100, depositCents: 0 } };
    const venue = { kind: 'venue', guests: 140, firstDay: '2027-05-03', lastDay: '2027-05-03', stay };
    expect(asked(venue, 'event')?.guests).toEqual({ adults: 140, childAges: [], pets: 2 });
  });

  it.each([
    ['to the last day at an event venue', 'event', '2027-05-11', 'day'],
    ['to the last day on a set', 'production', '2027-05-11', 'day'],
    ['until the departure at a retreat', 'retreat', '2027-05-10', 'night'],
    ['until the departure at a letting', 'rental', '2027-05-10', 'night'],
    ['until the departure where the type was not stored', null, '2027-05-10', 'night'],
  ] as const)('of a contact message is %s, of guests that nobody has counted', (_, type, to, word) => {
    const enquiry = enquirySchema.parse({ kind: 'contact', message: 'In May?', ...dates });
    expect(askedStayOf({ enquiry, property: property(type) })).toMatchObject({
      ...{ range: { from: '2027-05-03', to }, word, guests: null, accepted: null },
    });
  });

  it('of a contact message with a single day is that day at a venue, and no stay at a letting', () => {
    const oneDay = { checkInDate: '2027-05-03', checkOutDate: '2027-05-03' };
    const enquiry = enquirySchema.parse({ kind: 'contact', message: 'In May?', ...oneDay });
    expect(askedStayOf({ enquiry, property: property('event') })?.range).toEqual({
      from: '2027-05-03',
      to: '2027-05-04',
    });
    expect(askedStayOf({ enquiry, property: property('rental') })).toBeNull();
  });

  it('is nothing without both dates, without a property, and at a property for sale', () => {
    expect(asked({ kind: 'information', checkInDate: '2027-05-03' })).toBeNull();
    expect(asked({ kind: 'information', ...dates }, 'real_estate')).toBeNull();
    const enquiry = enquirySchema.parse({ kind: 'contact', message: 'In May?', ...dates });
    expect(askedStayOf({ enquiry, property: null })).toBeNull();
    expect(askedStayOf({ enquiry: null, property: property('rental') })).toBeNull();
    expect(askedStayOf({ enquiry, property: property('rental') })).not.toBeNull();
  });
});
