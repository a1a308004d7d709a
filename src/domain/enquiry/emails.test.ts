import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acknowledgementMail, conciergeMail, type MailedEnquiry } from './emails.ts';
import { enquirySchema } from './enquiry.ts';
import { mailDocumentSchema, type Mail } from '#domain/mail/email-document.ts';
import { greetPerson } from '#domain/mail/sender.ts';

const sender = {
  brandName: 'A & B',
  email: 'desk@brand.example',
  ownersEmail: 'owners@brand.example',
  phone: '+351 1',
  companyName: 'Brand, Lda.',
  companyRegistration: 'NIPC 500 000 000',
};
const ORIGIN = 'https://site.example';

const property = { id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', slug: 'casa', title: 'Casa', type: null };

function mailed(given: Record<string, unknown> = {}): MailedEnquiry {
  const enquiry = enquirySchema.parse({
    ...{ kind: 'information', propertyId: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', name: 'Ana Exemplo' },
    ...{ email: 'ana@test.example', ...given },
  });
  return { enquiry, property, shortlist: [], replyDueAt: new Date('2026-11-22T14:05:00Z') };
}

/** The elements of our emails, with attributes in quotation marks. */
const OUR_TAGS = /<(?:!doctype html|\/?(?:table|tr|th|td|p|br|a|html|head|meta|title|body)(?: [a-z-]+="[^"<>]*")*)>/g;

const asDocument = (mail: Mail) => mailDocumentSchema.parse({ ...mail, about: 'enquiries/x', expiresAt: new Date() });

describe('the email to the concierge', () => {
  it('has the kind, the sender, the property and the deadline of the reply', () => {
    const { message } = conciergeMail(mailed({ message: 'Two\nlines' }), sender, ORIGIN);
    expect(message.subject).toBe('Information request: Casa, from Ana Exemplo');
    expect(message.text).toContain('We promised to answer by 22 November 2026 at 14:05.');
    expect(message.text).toContain('Property: Casa\n    https://site.example/property/casa');
    expect(message.text).toContain('Message: Two\n    lines');
    expect(message.html).toContain('Two<br>lines');
  });

  it('says that a reply goes to the sender, unless they left no email', () => {
    const reply = 'Your reply to this email goes to the sender.';
    const contact = { kind: 'contact', fullName: 'Ana Exemplo', phone: '912 000 000', message: 'Please call me' };
    const called = { ...mailed(), enquiry: enquirySchema.parse(contact) };
    expect(conciergeMail(mailed(), sender, ORIGIN)).toMatchObject({ replyTo: 'ana@test.example' });
    expect(conciergeMail(mailed(), sender, ORIGIN).message.text).toContain(reply);
    expect(conciergeMail(called, sender, ORIGIN)).toMatchObject({ replyTo: sender.email });
    expect(conciergeMail(called, sender, ORIGIN).message.text).toContain('The sender left no email address.');
    expect(conciergeMail(called, sender, ORIGIN).message.text).not.toContain(reply);
  });

  it('writes dates as people do', () => {
    const stay = conciergeMail(mailed({ checkInDate: '2027-05-08', checkOutDate: '2027-05-15' }), sender, ORIGIN);
    expect(stay.message.text).toContain('Check-in: 8 May 2027\nCheck-out: 15 May 2027');
    const enquiry = enquirySchema.parse({
      ...{ kind: 'viewing', propertyId: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', name: 'Ana Exemplo' },
      ...{ email: 'ana@test.example', phone: '912 000 000', agreeToTerms: true },
      ...{ preferredDate: '2026-12-03', preferredTime: '10:00', alternativeDate: '2026-12-04' },
    });
    const viewing = conciergeMail({ ...mailed(), enquiry }, sender, ORIGIN);
    expect(viewing.message.text).toContain('Preferred time: Thursday 3 December 2026 at 10:00');
    expect(viewing.message.text).toContain('Alternative: Friday 4 December 2026');
  });

  it('is safe and in the format of the extension for any text of a visitor', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, text, (name, message) => {
        const parsed = enquirySchema.safeParse({ ...mailed().enquiry, name, message });
        fc.pre(parsed.success);
        for (const write of [conciergeMail, acknowledgementMail]) {
          const mail = asDocument(write({ ...mailed(), enquiry: parsed.data }, sender, ORIGIN));
          expect(mail.message.html.replaceAll(OUR_TAGS, '')).not.toMatch(/[<>]/);
          expect(mail.message.subject).not.toMatch(/\p{Cc}/u);
        }
      }),
    );
  });
});

describe('the acknowledgement', () => {
  it('promises a reply within 24 hours and repeats the chosen values', () => {
    const { message, replyTo } = acknowledgementMail(mailed({ guests: 6 }), sender, ORIGIN);
    expect(replyTo).toBe(sender.email);
    expect(message.text).toContain('Our travel experts will contact you within 24 hours.');
    expect(message.text).toContain('Guests: 6');
  });

  it('never brings a stranger words that somebody else was free to write', () => {
    const words = 'cheap pills at pills.example';
    const { message } = acknowledgementMail(mailed({ name: words, message: words, phone: '12345' }), sender, ORIGIN);
    expect(message.html + message.text).not.toMatch(/pills|12345/);
  });

  it('ends with the company, as the law requires of correspondence', () => {
    const { message } = acknowledgementMail(mailed(), sender, ORIGIN);
    expect(message.text).toMatch(/A & B\n\+351 1\nBrand, Lda\. · NIPC 500 000 000\n$/);
    expect(message.html).toContain('A &amp; B<br>+351 1<br>Brand, Lda. · NIPC 500 000 000</p>');
  });

  it('escapes the brand', () => {
    expect(acknowledgementMail(mailed(), sender, ORIGIN).message.html).toContain('A &amp; B');
  });
});

describe('a greeting', () => {
  it.each(['Ana Exemplo', 'José d’Ávila', 'Mary-Jane O. Neil'])('uses the name %s', (name) => {
    expect(greetPerson(name)).toBe(`Dear ${name},`);
  });

  it.each(['', 'www.pills.example', 'http://x', 'Win <b>', 'a'.repeat(61), 'Call 912345678'])(
    'leaves out %j',
    (name) => {
      expect(greetPerson(name)).toBe('Hello,');
    },
  );
});

describe('a mail', () => {
  it.each(['Villa\nSul', 'Villa\r\n\tSul', 'Villa\u000bSul', 'Villa\u2028Sul'])(
    'about a property with the title %j has it in one line of its subject',
    (title) => {
      const mail = conciergeMail({ ...mailed(), property: { ...property, title } }, sender, ORIGIN);
      expect(mail.message.subject).toContain(': Villa Sul, from ');
      expect(asDocument(mail).message.subject).toBe(mail.message.subject);
    },
  );

  it.each(['Subject\nBcc: all@list.example', 'Subject\rX', 'Subject\u2028X'])(
    'with the subject %j is rejected',
    (subject) => {
      const mail = conciergeMail(mailed(), sender, ORIGIN);
      expect(() => asDocument({ ...mail, message: { ...mail.message, subject } })).toThrow('expected a single line');
    },
  );
});
