import { randomUUID } from 'node:crypto';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { acceptedEnquiry, openEnquiryFixture, sendEnquiry } from '#support/forms/enquiry-fixture.ts';
import { formMetadata, newEmail } from '#support/forms/sending.ts';
import { emailsAbout, enquiriesOf, only } from '#support/forms/stored.ts';

const { firestore, property, information, close } = await openEnquiryFixture();

afterAll(close);

describe('a new enquiry', () => {
  it('is stored with what was sent, the property, the consent and the time by which it is due', async () => {
    const enquiry = information({ message: 'Is it quiet?', guests: 4 });
    const response = await acceptedEnquiry(await sendEnquiry(enquiry));
    const stored = only(await enquiriesOf(firestore, enquiry.email));
    expect(stored).toMatchObject({
      id: response.id,
      kind: 'information',
      enquiry: { ...enquiry, guests: 4, phone: '', checkInDate: '' },
      property: { id: property.id, slug: property.slug, title: property.title, type: property.type },
      consent: { version: formMetadata('enquiry').consentVersion },
      answeredAt: null,
    });
    expect(Date.parse(response.replyDueAt) - Date.parse(response.receivedAt)).toBe(24 * 3_600_000);
    expect([stored.receivedAt, stored.replyDueAt]).toEqual([response.receivedAt, response.replyDueAt]);
  });

  it('is mailed to the concierge, who can reply to the sender, and acknowledged to the sender', async () => {
    const enquiry = information();
    const { id } = await acceptedEnquiry(await sendEnquiry(enquiry));
    const mails = await emailsAbout(firestore, `enquiries/${id}`);
    const toSender = only(mails.filter(({ to }) => to[0] === enquiry.email));
    const toConcierge = only(mails.filter(({ to }) => to[0] !== enquiry.email));
    expect(toConcierge.replyTo).toBe(enquiry.email);
    expect(toConcierge.message.subject).toBe(`Information request: ${property.title}, from Ana Exemplo`);
    expect(toSender.replyTo).toBe(toConcierge.to[0]);
    expect(toSender.message.text).toContain('Our travel experts will contact you within 24 hours');
  });

  it('is mailed also about a property whose stored title has a line break', async () => {
    const document = firestore.collection(CONTENT_KINDS.properties.published).doc(randomUUID());
    const slug = `two-lines-${document.id.slice(0, 8)}`;
    await document.set({ ...publishedFixture({ id: document.id, slug }), title: 'Villa\nSul' });
    try {
      const { id } = await acceptedEnquiry(await sendEnquiry(information({ propertyId: document.id })));
      const subjects = (await emailsAbout(firestore, `enquiries/${id}`)).map(({ message }) => message.subject);
      expect(subjects).toHaveLength(2);
      expect(subjects).toContain('Information request: Villa Sul, from Ana Exemplo');
    } finally {
      await document.delete();
    }
  });

  it('is mailed to the concierge alone when a contact form has no email', async () => {
    const response = await acceptedEnquiry(
      await sendEnquiry({ kind: 'contact', message: 'Please ring me', phone: '912 000 000' }),
    );
    expect(response.acknowledged).toBe(false);
    expect(await emailsAbout(firestore, `enquiries/${response.id}`)).toHaveLength(1);
  });

  it('about a trip gives the concierge the best matching properties with reasons', async () => {
    const enquiry = {
      kind: 'trip_request',
      name: 'Rui Exemplo',
      email: newEmail(),
      location: ['algarve'],
      interests: ['golf', 'beach'],
    };
    const { id, shortlist } = await acceptedEnquiry(await sendEnquiry(enquiry));
    expect(shortlist.length).toBeGreaterThan(0);
    expect(only(await enquiriesOf(firestore, enquiry.email)).shortlist).toEqual(shortlist);
    const toConcierge = only(
      (await emailsAbout(firestore, `enquiries/${id}`)).filter(({ to }) => to[0] !== enquiry.email),
    );
    expect(toConcierge.message.text).toMatch(/fits \d of 4: .*2 guests/);
  });

  it('with markup, line breaks, formulas and direction marks is mailed as plain text', async () => {
    const hostile = '<img src=x onerror=alert(1)>\r\nBcc: all@list.example\u202e=CMD()';
    const enquiry = information({ name: '<b>Ana</b>\u202e', message: hostile });
    const { id } = await acceptedEnquiry(await sendEnquiry(enquiry));
    const mails = await emailsAbout(firestore, `enquiries/${id}`);
    for (const { message } of mails) {
      expect(message.html).not.toMatch(/<img|<b>|\u202e/);
      expect(`${message.subject}${message.text}`).not.toMatch(/\u202e|\r/);
      expect(message.subject).not.toContain('\n');
    }
    const toSender = only(mails.filter(({ to }) => to[0] === enquiry.email));
    expect(toSender.message.text).not.toContain('Ana');
    expect(toSender.message.text).not.toContain('Bcc');
  });
});

describe('the same enquiry again', () => {
  it('gets the same response, and is neither stored nor mailed again', async () => {
    const [enquiry, sending] = [information(), formMetadata('enquiry')];
    const first = await acceptedEnquiry(await sendEnquiry(enquiry, sending));
    const again = await acceptedEnquiry(await sendEnquiry(enquiry, { ...sending, elapsed: 31_000 }));
    expect(again).toEqual(first);
    expect(await enquiriesOf(firestore, enquiry.email)).toHaveLength(1);
    expect(await emailsAbout(firestore, `enquiries/${first.id}`)).toHaveLength(2);
  });

  // Three, because the emulator starts a process for each simultaneous request.
  it('sent three times at once is stored once', async () => {
    const [enquiry, sending] = [information(), formMetadata('enquiry')];
    const responses = await Promise.all(
      Array.from({ length: 3 }, async () => acceptedEnquiry(await sendEnquiry(enquiry, sending))),
    );
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await enquiriesOf(firestore, enquiry.email)).toHaveLength(1);
  });

  it('gets the same response although its property was unpublished', async () => {
    const other = publishedFixture({ id: randomUUID(), slug: 'gone-soon' });
    const path = firestore.collection(CONTENT_KINDS.properties.published).doc(other.id);
    await path.set(other);
    const [enquiry, sending] = [information({ propertyId: other.id }), formMetadata('enquiry')];
    const first = await acceptedEnquiry(await sendEnquiry(enquiry, sending));
    await path.delete();
    expect(await acceptedEnquiry(await sendEnquiry(enquiry, sending))).toEqual(first);
  });

  it('with the key of another is rejected', async () => {
    const [enquiry, sending] = [information(), formMetadata('enquiry')];
    await acceptedEnquiry(await sendEnquiry(enquiry, sending));
    const problem = await readProblem(await sendEnquiry({ ...enquiry, message: 'Something else' }, sending));
    expect(problem).toMatchObject({ status: 422, code: 'key_reused' });
  });
});
