import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { callSite, readProblem } from '#support/api/api-calls.ts';
import { randomUUID } from 'node:crypto';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { enquiriesOf, only } from '#support/forms/stored-submissions.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { newEmail, newVisitor, postForm, sendingOf } from '#support/forms/form-sending.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = getFirestore(admin);
afterAll(() => deleteApp(admin));

type Fields = readonly (readonly [string, string])[];

const trip = (email: string, more: Fields = []): Fields => [
  ['kind', 'trip_request'],
  ['consentVersion', sendingOf('enquiry').consentVersion],
  ['homepage', ''],
  ['name', 'Ana Exemplo'],
  ['email', email],
  ['groupSize.adults', '3'],
  ['groupSize.children', ''],
  ['travelDates.checkIn', '2027-05-01'],
  ['travelDates.flexible', 'on'],
  ['interests', 'golf'],
  ['interests', 'spa'],
  ...more,
];

const leadsTo = (response: Response) => [response.status, response.headers.get('Location')];

describe('a form posted without JavaScript', () => {
  it('is read by its names and leads to a page that says it arrived', async () => {
    const email = newEmail();
    expect(leadsTo(await postForm('/api/enquiries', trip(email)))).toEqual([303, '/sent/enquiry']);
    expect(only(await enquiriesOf(firestore, email)).enquiry).toMatchObject({
      groupSize: { adults: 3, children: 0 },
      travelDates: { checkIn: '2027-05-01', checkOut: '', flexible: true },
      interests: ['golf', 'spa'],
    });
  });

  it('pressed twice is stored once', async () => {
    const [email, headers] = [newEmail(), { 'X-Forwarded-For': newVisitor() }];
    await Promise.all([
      postForm('/api/enquiries', trip(email), headers),
      postForm('/api/enquiries', trip(email), headers),
    ]);
    expect(await enquiriesOf(firestore, email)).toHaveLength(1);
  });

  it('with a field to mend leads to its hint', async () => {
    const response = await postForm('/api/enquiries', trip(newEmail(), [['travelDates.checkOut', '2027-04-01']]));
    expect(leadsTo(response)).toEqual([303, '/not-sent/invalid-request#travelDates-checkOut']);
  });

  it.each([
    ['a field that the form does not have', [['admin', 'true']]],
    ['a prototype', [['__proto__.admin', 'true']]],
    ['a constructor', [['constructor.prototype.admin', 'true']]],
    ['one field twice', [['name', 'Rui']]],
  ] satisfies [string, Fields][])('with %s is refused', async (_, more) => {
    const [, location] = leadsTo(await postForm('/api/enquiries', trip(newEmail(), more)));
    expect(location).toMatch(/^\/not-sent\/invalid-request/);
  });

  it('that a program filled in leads to a page that says so', async () => {
    const response = await postForm('/api/enquiries', [
      ['homepage', 'x'],
      ...trip(newEmail()).filter(([name]) => name !== 'homepage'),
    ]);
    expect(leadsTo(response)).toEqual([303, '/not-sent/not-human']);
  });

  it.each([{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'none' }])(
    'from elsewhere (%o) is refused',
    async (headers) => {
      const email = newEmail();
      expect(leadsTo(await postForm('/api/enquiries', trip(email), headers))).toEqual([303, '/not-sent/wrong-origin']);
      expect(await enquiriesOf(firestore, email)).toHaveLength(0);
    },
  );

  it('too often from one address is refused sooner than with JavaScript', async () => {
    const headers = { 'X-Forwarded-For': newVisitor() };
    const pages = [];
    for (let sent = 0; sent < 11; sent += 1)
      pages.push((await postForm('/api/enquiries', trip(newEmail()), headers)).headers.get('Location'));
    expect(pages.slice(-2)).toEqual(['/sent/enquiry', '/not-sent/rate-limited']);
  });

  it('by a program that wants no page is answered with a problem', async () => {
    const response = await postForm('/api/enquiries', trip('nowhere'), { Accept: '*/*' });
    expect(await readProblem(response)).toMatchObject({ code: 'invalid_request', fields: [{ path: 'enquiry.email' }] });
  });
});

describe('the contact page of a property, without JavaScript', () => {
  const { siteOrigin } = readEmulatorEnvironment();
  const property = publishedFixture({
    ...{ id: randomUUID(), slug: `plain-house-${randomUUID().slice(0, 8)}`, title: 'Quinta d"Água' },
  });
  const document = firestore.collection(CONTENT_KINDS.properties.published).doc(property.id);
  const from = (slug: string) => ({ Referer: `${siteOrigin}/contact?property=${slug}` });
  const message = (email: string): Fields => [
    ['kind', 'contact'],
    ['consentVersion', sendingOf('enquiry').consentVersion],
    ['homepage', ''],
    ['message', 'Is it free in May?'],
    ['email', email],
  ];

  beforeAll(() => document.set(property));
  afterAll(() => document.delete());

  it('sends the property that its address names', async () => {
    const email = newEmail();
    const response = await postForm('/api/enquiries', message(email), from(property.slug));
    expect(leadsTo(response)).toEqual([303, '/sent/enquiry']);
    expect(only(await enquiriesOf(firestore, email)).property).toMatchObject({ id: property.id, slug: property.slug });
  });

  it('sends the same words about two properties as two messages', async () => {
    const [email, visitor] = [newEmail(), { 'X-Forwarded-For': newVisitor() }];
    await postForm('/api/enquiries', message(email), { ...visitor, ...from(property.slug) });
    await postForm('/api/enquiries', message(email), visitor);
    expect(await enquiriesOf(firestore, email)).toHaveLength(2);
  });

  it('shows the property by a rule of its style sheet, in which nothing of the title can break out', async () => {
    const style = await callSite('/api/enquiries/property-style', { headers: from(property.slug) });
    expect(style.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(await style.text()).toBe(
      String.raw`.enquiry-about{display:block!important}.enquiry-about-title::after{content:"Quinta d\22 \c1 gua"}`,
    );
  });

  it.each(['', 'no-such-house'])('shows nothing about %j', async (slug) => {
    const style = await callSite('/api/enquiries/property-style', { headers: from(slug) });
    expect([style.status, await style.text()]).toEqual([200, '']);
  });
});
