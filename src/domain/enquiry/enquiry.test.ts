import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquirySchema } from './enquiry.ts';

const propertyId = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';
const person = { name: 'Rita Exemplo', email: 'rita@example.com' };

function messages(input: unknown): string[] {
  const result = enquirySchema.safeParse(input);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe('(a) information request', () => {
  const request = { kind: 'information', propertyId, ...person };

  it("'full name and email required; phone and dates optional', one guest by default", () => {
    expect(enquirySchema.parse(request)).toEqual({
      ...request,
      stay: null,
      phone: '',
      checkInDate: '',
      checkOutDate: '',
      guests: 1,
      message: '',
    });
    expect(messages({ ...request, name: ' ' })).toEqual(['Please enter your full name']);
    expect(messages({ ...request, email: '' })).toEqual(['Please enter your email address']);
    expect(messages({ ...request, email: 'rita' })).toEqual(['Please enter a valid email address']);
  });

  it("'guests 1 to 20'", () => {
    expect(messages({ ...request, guests: 20 })).toEqual([]);
    expect(messages({ ...request, guests: 21 })).toEqual(['Please enter a whole number from 1 to 20']);
    expect(messages({ ...request, guests: 0 })).toEqual(['Please enter a whole number from 1 to 20']);
  });

  it('a stay ends after it begins', () => {
    const dates = { checkInDate: '2026-07-02', checkOutDate: '2026-07-01' };
    expect(messages({ ...request, ...dates })).toEqual(['Check-out must be after check-in']);
    expect(messages({ ...request, checkInDate: '2026-02-30' })).toEqual(['Please choose a valid date']);
  });

  it('rejects a line break in a name, which could forge an email header', () => {
    expect(messages({ ...request, name: 'Rita\r\nBcc: all@example.com' })).toEqual(['Please use a single line']);
  });

  it('takes a phone number as one line', () => {
    const phone = '+351\u00a0210\n000 000';
    expect(enquirySchema.parse({ ...request, phone })).toMatchObject({ phone: '+351 210 000 000' });
  });

  it('takes email and phone as they are copied from an address book, with invisible marks around them', () => {
    const copied = { ...request, email: '\u202arita@example.com\u202c', phone: '\u202a+351 210 000 000\u202c' };
    expect(enquirySchema.parse(copied)).toMatchObject({ email: 'rita@example.com', phone: '+351 210 000 000' });
    expect(messages({ ...copied, email: '\u200e' })).toEqual(['Please enter your email address']);
  });

  it('takes a name that is copied from two cells of a sheet', () => {
    expect(enquirySchema.parse({ ...request, name: 'Rita\tExemplo' })).toMatchObject({ name: 'Rita Exemplo' });
  });

  it('takes what is copied from a page that puts spaces of no width into it', () => {
    const copied = {
      name: 'Rita\u200b Exemplo',
      email: '\u200brita\u200b@example.com',
      phone: '\u200b+351 210 000 000',
    };
    expect(enquirySchema.parse({ ...request, ...copied })).toMatchObject({ ...person, phone: '+351 210 000 000' });
  });

  it.each(['(+351) 912 345 678', '+1 (555) 010\u20110199', '+44 20 7946 \u2013 0000', '0034.91/000-0000'])(
    'takes the phone number %s as people write it and devices copy it',
    (phone) => {
      expect(messages({ ...request, phone })).toEqual([]);
    },
  );

  it.each(['912+345678', '(+)1234', '+351', 'call 912345678'])('rejects the phone number %s', (phone) => {
    expect(messages({ ...request, phone })).toEqual(['Please enter a valid phone number']);
  });

  it('rejects unknown fields and endless texts', () => {
    expect(messages({ ...request, role: 'admin' })).toHaveLength(1);
    expect(messages({ ...request, message: 'x'.repeat(4001) })).toEqual(['Please use at most 4000 characters']);
  });
});

describe('(b) viewing request', () => {
  const request = {
    kind: 'viewing',
    propertyId,
    ...person,
    phone: '+351 210 000 000',
    preferredDate: '2026-07-01',
    preferredTime: '12:30',
    agreeToTerms: true,
  };

  it("'attendees 1 to 6, default 1'", () => {
    expect(enquirySchema.parse(request)).toMatchObject({ attendees: 1, alternativeDate: '', alternativeTime: '' });
    expect(messages({ ...request, attendees: 7 })).toEqual(['Please enter a whole number from 1 to 6']);
  });

  it("'name, email, phone, preferred date, preferred time and terms required'", () => {
    expect(
      messages({
        ...request,
        name: '',
        email: '',
        phone: '',
        preferredDate: '',
        preferredTime: '',
        agreeToTerms: false,
      }),
    ).toEqual([
      'Please enter your full name',
      'Please enter your email address',
      'Please enter your phone number',
      'Please choose a preferred date',
      'Please choose a preferred time',
      'Please accept the terms to continue',
    ]);
  });

  it('has no viewing at lunch', () => {
    expect(messages({ ...request, preferredTime: '13:00' })).toEqual(['Please choose a preferred time']);
    expect(messages({ ...request, phone: 'call me' })).toEqual(['Please enter a valid phone number']);
  });
});

describe('(c) property information request', () => {
  const request = { kind: 'property_information', propertyId, ...person, agreeToTerms: true };

  it("'name, email, terms required; company, phone, budget optional'", () => {
    expect(enquirySchema.parse(request)).toMatchObject({
      company: '',
      phone: '',
      budget: '',
      timeframe: '',
      interestedIn: [],
    });
    expect(messages({ ...request, agreeToTerms: false })).toEqual(['Please accept the terms to continue']);
  });

  it('takes only the topics and timeframes offered, each once', () => {
    expect(messages({ ...request, interestedIn: ['pricing', 'taxes'], timeframe: 'Within 1 month' })).toEqual([]);
    expect(messages({ ...request, timeframe: 'Soon' })).toEqual(['Please choose one of the options']);
    expect(messages({ ...request, interestedIn: ['pricing', 'pricing'] })).toEqual([
      'Please choose one of the options',
    ]);
    expect(messages({ ...request, interestedIn: ['gossip'] })).toEqual(['Please choose one of the options']);
  });
});

describe('(d) contact form', () => {
  it("has 'no required fields' once it is stored; `checkEnquiry` requires more when it is sent", () => {
    expect(messages({ kind: 'contact', message: 'Good morning' })).toEqual([]);
    expect(messages({ kind: 'contact', phone: 'ask for Rita' })).toEqual([]);
  });

  it('names its property by the last part of an address, or none', () => {
    expect(enquirySchema.parse({ kind: 'contact', message: 'Hello' })).toMatchObject({ propertySlug: '' });
    expect(messages({ kind: 'contact', propertySlug: 'casa-do-mar' })).toEqual([]);
    expect(messages({ kind: 'contact', propertySlug: '../admin' })).not.toEqual([]);
  });

  it('must be answerable where an address is given', () => {
    expect(messages({ kind: 'contact', email: 'rita' })).toEqual(['Please enter a valid email address']);
  });
});

describe('any body', () => {
  it('is parsed or rejected, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 3 }), (body) => {
        expect(() => enquirySchema.safeParse(body)).not.toThrow();
      }),
    );
  });

  it('of an unknown kind is rejected', () => {
    expect(enquirySchema.safeParse({ kind: 'constructor' }).success).toBe(false);
  });
});
