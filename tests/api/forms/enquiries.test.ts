import { randomUUID } from 'node:crypto';
import { enquiriesApi } from '#domain/api/enquiries.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readProblem } from '#support/api/calls.ts';
import { enquiriesOf, emailsAbout, only } from '#support/forms/stored.ts';
import { dayAhead, weekdayAhead } from '#support/future-days.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { newEmail, postJson, formMetadata } from '#support/forms/sending.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = getFirestore(admin);
const property = publishedFixture({
  id: randomUUID(),
  slug: `enquiry-property-${randomUUID().slice(0, 8)}`,
  people: 8,
});
const document = firestore.collection(CONTENT_KINDS.properties.published).doc(property.id);

beforeAll(() => document.set(property));
afterAll(async () => {
  await document.delete();
  await deleteApp(admin);
});

const information = (given: Record<string, unknown> = {}) => ({
  kind: 'information',
  propertyId: property.id,
  name: 'Ana Exemplo',
  email: newEmail(),
  ...given,
});

const send = (enquiry: unknown, given: Record<string, unknown> = {}) =>
  postJson('/api/enquiries', { ...formMetadata('enquiry'), enquiry, ...given });

async function responseOf(response: Response) {
  expect(response.status).toBe(200);
  return enquiriesApi['POST /api/enquiries'].response.parse(await response.json());
}

describe('a new enquiry', () => {
  it('is stored with what was sent, the property, the consent and the time by which it is due', async () => {
    const enquiry = information({ message: 'Is it quiet?', guests: 4 });
    const response = await responseOf(await send(enquiry));
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
    const { id } = await responseOf(await send(enquiry));
    const mails = await emailsAbout(firestore, `enquiries/${id}`);
    const toSender = only(mails.filter(({ to }) => to[0] === enquiry.email));
    const toConcierge = only(mails.filter(({ to }) => to[0] !== enquiry.email));
    expect(toConcierge.replyTo).toBe(enquiry.email);
    expect(toConcierge.message.subject).toBe(`Information request: ${property.title}, from Ana Exemplo`);
    expect(toSender.replyTo).toBe(toConcierge.to[0]);
    expect(toSender.message.text).toContain('Our travel experts will contact you within 24 hours');
  });

  it('is mailed to the concierge alone when a contact form has no email', async () => {
    const response = await responseOf(await send({ kind: 'contact', message: 'Please ring me', phone: '912 000 000' }));
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
    const { id, shortlist } = await responseOf(await send(enquiry));
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
    const { id } = await responseOf(await send(enquiry));
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
    const first = await responseOf(await send(enquiry, sending));
    const again = await responseOf(await send(enquiry, { ...sending, elapsed: 31_000 }));
    expect(again).toEqual(first);
    expect(await enquiriesOf(firestore, enquiry.email)).toHaveLength(1);
    expect(await emailsAbout(firestore, `enquiries/${first.id}`)).toHaveLength(2);
  });

  // Three, because the emulator starts a process for each simultaneous request.
  it('sent three times at once is stored once', async () => {
    const [enquiry, sending] = [information(), formMetadata('enquiry')];
    const responses = await Promise.all(
      Array.from({ length: 3 }, async () => responseOf(await send(enquiry, sending))),
    );
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await enquiriesOf(firestore, enquiry.email)).toHaveLength(1);
  });

  it('gets the same response although its property was unpublished', async () => {
    const other = publishedFixture({ id: randomUUID(), slug: 'gone-soon' });
    const path = firestore.collection(CONTENT_KINDS.properties.published).doc(other.id);
    await path.set(other);
    const [enquiry, sending] = [information({ propertyId: other.id }), formMetadata('enquiry')];
    const first = await responseOf(await send(enquiry, sending));
    await path.delete();
    expect(await responseOf(await send(enquiry, sending))).toEqual(first);
  });

  it('with the key of another is rejected', async () => {
    const [enquiry, sending] = [information(), formMetadata('enquiry')];
    await responseOf(await send(enquiry, sending));
    const problem = await readProblem(await send({ ...enquiry, message: 'Something else' }, sending));
    expect(problem).toMatchObject({ status: 422, code: 'key_reused' });
  });
});

describe('a message from the contact page', () => {
  it('about a property is stored and mailed with that property', async () => {
    const message = { kind: 'contact', propertySlug: property.slug, message: 'Is it quiet?', email: newEmail() };
    const { id } = await responseOf(await send(message));
    expect(only(await enquiriesOf(firestore, message.email)).property).toEqual({
      ...{ id: property.id, slug: property.slug, title: property.title, type: property.type },
    });
    const texts = (await emailsAbout(firestore, `enquiries/${id}`)).map((mail) => mail.message.text);
    for (const text of texts) expect(text).toContain(property.title);
  });

  it('about a property that is gone is stored and names it', async () => {
    const message = { kind: 'contact', propertySlug: 'gone-long-ago', message: 'Is it quiet?', email: newEmail() };
    const { id } = await responseOf(await send(message));
    expect(only(await enquiriesOf(firestore, message.email)).property).toBeNull();
    const toConcierge = (await emailsAbout(firestore, `enquiries/${id}`)).find(({ to }) => to[0] !== message.email);
    expect(toConcierge?.message.text).toContain('gone-long-ago');
  });

  it.each([
    ['no message', { message: '', email: 'ana@test.example' }, 'enquiry.message', 'Please write a message'],
    [
      'neither email nor phone',
      { message: 'Please ring me', fullName: 'Ana' },
      'enquiry.email',
      'Please enter an email address or a phone number, so that we can answer you',
    ],
    [
      'a stay that ends on the day it begins',
      { message: 'Hello', phone: '912 000 000', checkInDate: dayAhead(30), checkOutDate: dayAhead(30) },
      'enquiry.checkOutDate',
      'Check-out must be after check-in',
    ],
  ])('with %s is rejected', async (_, given, path, message) => {
    const problem = await readProblem(await send({ kind: 'contact', ...given }));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ path, message }] });
  });
});

describe('an impossible request is rejected', () => {
  const passed = 'This date has passed. Please choose today or a later date';

  it.each([
    ['a stay in the past', { checkInDate: dayAhead(-30), checkOutDate: dayAhead(30) }, 'checkInDate', passed],
    [
      'a holiday of twenty years',
      { checkInDate: dayAhead(30), checkOutDate: dayAhead(30 + 20 * 365) },
      'checkOutDate',
      'A holiday stay has at most 60 nights. For longer, ask us about mid-term rentals',
    ],
    ['more guests than the property takes', { guests: 9 }, 'guests', 'This property takes up to 8 guests'],
  ])('%s', async (_, given, field, message) => {
    const problem = await readProblem(await send(information(given)));
    expect(problem).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: `enquiry.${field}`, message }],
    });
  });

  it.each([
    ['a viewing in the past', dayAhead(-30), passed],
    [
      'a viewing on a Sunday',
      weekdayAhead(30, 0),
      'Viewings take place Monday to Friday. Please choose one of these days',
    ],
  ])('%s', async (_, preferredDate, message) => {
    const viewing = { ...information(), kind: 'viewing', phone: '912 000 000', agreeToTerms: true };
    const problem = await readProblem(await send({ ...viewing, preferredDate, preferredTime: '10:00' }));
    expect(problem).toMatchObject({ fields: [{ path: 'enquiry.preferredDate', message }] });
  });

  it('a trip in the past', async () => {
    const trip = { kind: 'trip_request', name: 'Rui Exemplo', email: newEmail() };
    const problem = await readProblem(await send({ ...trip, travelDates: { checkIn: dayAhead(-30) } }));
    expect(problem).toMatchObject({ fields: [{ path: 'enquiry.travelDates.checkIn', message: passed }] });
  });
});

describe('an enquiry about a venue', () => {
  const venue = publishedFixture({
    id: randomUUID(),
    slug: `venue-${randomUUID().slice(0, 8)}`,
    type: 'event',
    people: 90,
  });
  const path = firestore.collection(CONTENT_KINDS.properties.published).doc(venue.id);
  const enquiry = (guests: number) => ({
    ...{ kind: 'venue', propertyId: venue.id, name: 'Ana Exemplo', email: newEmail(), guests },
    ...{ occasion: 'Wedding', firstDay: dayAhead(90), lastDay: dayAhead(90) },
  });

  beforeAll(() => path.set(venue));
  afterAll(() => path.delete());

  it('is mailed with the occasion, its days and as many guests as the venue takes', async () => {
    const { id } = await responseOf(await send(enquiry(90)));
    const texts = (await emailsAbout(firestore, `enquiries/${id}`)).map(({ message }) => message.text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/Venue enquiry|Occasion/);
    for (const text of texts) expect(text).toMatch(/Wedding[\s\S]*90/);
  });

  it('for more guests than the venue takes is rejected', async () => {
    const problem = await readProblem(await send(enquiry(91)));
    const fault = { path: 'enquiry.guests', message: 'This property takes up to 90 guests' };
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [fault] });
  });
});

describe('an enquiry is rejected', () => {
  it('when its property is not published, naming the field', async () => {
    const problem = await readProblem(await send(information({ propertyId: randomUUID() })));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: 'enquiry.propertyId' }] });
  });

  it.each([
    ['without a name', { name: ' ' }, 'enquiry.name', 'Please enter your full name'],
    ['without a valid email', { email: 'ana at home' }, 'enquiry.email', 'Please enter a valid email address'],
    ['with a line break in the name', { name: 'Ana\r\nBcc: x@y.example' }, 'enquiry.name', 'Please use a single line'],
    ['for 21 guests', { guests: 21 }, 'enquiry.guests', 'Please enter a whole number from 1 to 20'],
  ])('%s, with the sentence of the form', async (_, given, path, message) => {
    const problem = await readProblem(await send(information(given)));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ path, message }] });
  });

  it('when the hidden field was filled in', async () => {
    const enquiry = information();
    const problem = await readProblem(await send(enquiry, { homepage: 'https://spam.example' }));
    expect(problem).toMatchObject({ status: 400, code: 'not_human' });
    expect(await enquiriesOf(firestore, enquiry.email)).toHaveLength(0);
  });

  it('when it was filled in faster than a person can, and says when to send it again', async () => {
    const response = await send(information(), { elapsed: 400 });
    expect(response.headers.get('Retry-After')).toBe('2');
    expect(await readProblem(response)).toMatchObject({ status: 429, code: 'too_quick' });
  });

  it('when its consent version is unknown', async () => {
    const problem = await readProblem(await send(information(), { consentVersion: 'none' }));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: 'consentVersion' }] });
  });

  it('when it is larger than 64 kB', async () => {
    const problem = await readProblem(await send(information({ message: 'a'.repeat(65_536) })));
    expect(problem).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it('when a page of another site sends it', async () => {
    const response = await fetch(`${readEmulatorEnvironment().siteOrigin}/api/enquiries`, {
      method: 'POST',
      body: JSON.stringify({ ...formMetadata('enquiry'), enquiry: information() }),
      headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
    });
    expect(await readProblem(response)).toMatchObject({ status: 403, code: 'wrong_origin' });
  });
});
