import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readProblem } from '#support/api/calls.ts';
import { randomUUID } from 'node:crypto';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { enquiriesOf, only } from '#support/forms/stored.ts';
import { dayAhead } from '#support/future-days.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { formMetadata, newEmail, newIp, postForm, sendUntilLimited } from '#support/forms/sending.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = getFirestore(admin);
afterAll(() => deleteApp(admin));

type Fields = readonly (readonly [string, string])[];

const CHECK_IN = dayAhead(60);

const trip = (email: string, more: Fields = []): Fields => [
  ['kind', 'trip_request'],
  ['consentVersion', formMetadata('enquiry').consentVersion],
  ['homepage', ''],
  ['name', 'Ana Exemplo'],
  ['email', email],
  ['groupSize.adults', '3'],
  ['groupSize.children', ''],
  ['travelDates.checkIn', CHECK_IN],
  ['travelDates.flexible', 'on'],
  ['interests', 'golf'],
  ['interests', 'spa'],
  ...more,
];

const leadsTo = (response: Response) => [response.status, response.headers.get('Location')];

describe('a form posted without JavaScript', () => {
  it('is read by its field names and leads to a confirmation page', async () => {
    const email = newEmail();
    expect(leadsTo(await postForm('/api/enquiries', trip(email)))).toEqual([303, '/sent/enquiry']);
    expect(only(await enquiriesOf(firestore, email)).enquiry).toMatchObject({
      groupSize: { adults: 3, children: 0 },
      travelDates: { checkIn: CHECK_IN, checkOut: '', flexible: true },
      interests: ['golf', 'spa'],
    });
  });

  it('sent twice is stored once', async () => {
    const [email, headers] = [newEmail(), { 'X-Forwarded-For': newIp() }];
    await Promise.all([
      postForm('/api/enquiries', trip(email), headers),
      postForm('/api/enquiries', trip(email), headers),
    ]);
    expect(await enquiriesOf(firestore, email)).toHaveLength(1);
  });

  it('with an invalid field leads to its hint', async () => {
    const response = await postForm('/api/enquiries', trip(newEmail(), [['travelDates.checkOut', dayAhead(30)]]));
    expect(leadsTo(response)).toEqual([303, '/not-sent/invalid-request#travelDates-checkOut']);
  });

  it.each([
    ['a field that the form does not have', [['admin', 'true']]],
    ['a prototype', [['__proto__.admin', 'true']]],
    ['a constructor', [['constructor.prototype.admin', 'true']]],
    ['one field twice', [['name', 'Rui']]],
  ] satisfies [string, Fields][])('with %s is rejected', async (_, more) => {
    const [, location] = leadsTo(await postForm('/api/enquiries', trip(newEmail(), more)));
    expect(location).toMatch(/^\/not-sent\/invalid-request/);
  });

  it('filled in by a program leads to a page that says so', async () => {
    const response = await postForm('/api/enquiries', [
      ['homepage', 'x'],
      ...trip(newEmail()).filter(([name]) => name !== 'homepage'),
    ]);
    expect(leadsTo(response)).toEqual([303, '/not-sent/not-human']);
  });

  it.each([{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'none' }])(
    'from another site (%o) is rejected',
    async (headers) => {
      const email = newEmail();
      expect(leadsTo(await postForm('/api/enquiries', trip(email), headers))).toEqual([303, '/not-sent/wrong-origin']);
      expect(await enquiriesOf(firestore, email)).toHaveLength(0);
    },
  );

  it('too often from one IP address is rejected sooner than with JavaScript', async () => {
    const headers = { 'X-Forwarded-For': newIp() };
    const { accepted } = await sendUntilLimited(
      () => postForm('/api/enquiries', trip(newEmail()), headers),
      10,
      (response) => response.headers.get('Location') === '/not-sent/rate-limited',
    );
    expect(new Set(accepted.map((response) => response.headers.get('Location')))).toEqual(new Set(['/sent/enquiry']));
  });

  it('by a client that does not accept HTML gets a problem', async () => {
    const response = await postForm('/api/enquiries', trip('nowhere'), { Accept: '*/*' });
    expect(await readProblem(response)).toMatchObject({ code: 'invalid_request', fields: [{ path: 'enquiry.email' }] });
  });
});

describe('the contact page of a property, without JavaScript', () => {
  const { siteOrigin } = readEmulatorEnvironment();
  const property = publishedFixture({
    ...{ id: randomUUID(), slug: `plain-property-${randomUUID().slice(0, 8)}`, title: 'Quinta d"Água' },
  });
  const document = firestore.collection(CONTENT_KINDS.properties.published).doc(property.id);
  const from = (slug: string) => ({ Referer: `${siteOrigin}/contact?property=${slug}` });
  const message = (email: string): Fields => [
    ['kind', 'contact'],
    ['consentVersion', formMetadata('enquiry').consentVersion],
    ['homepage', ''],
    ['message', 'Is it free in May?'],
    ['email', email],
  ];

  beforeAll(() => document.set(property));
  afterAll(() => document.delete());

  it('sends the property that its URL names', async () => {
    const email = newEmail();
    const response = await postForm('/api/enquiries', message(email), from(property.slug));
    expect(leadsTo(response)).toEqual([303, '/sent/enquiry']);
    expect(only(await enquiriesOf(firestore, email)).property).toMatchObject({ id: property.id, slug: property.slug });
  });

  it('sends the same text about two properties as two messages', async () => {
    const [email, visitor] = [newEmail(), { 'X-Forwarded-For': newIp() }];
    await postForm('/api/enquiries', message(email), { ...visitor, ...from(property.slug) });
    await postForm('/api/enquiries', message(email), visitor);
    expect(await enquiriesOf(firestore, email)).toHaveLength(2);
  });
});
