import { Firestore, type Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { linkNotFixed, linkNotPublished, stillLinked } from '#domain/publishing/text.ts';
import type { PlannedChange } from './planned-change.ts';
import { requireLinkedPages } from './require-linked-pages.ts';

const HOUSE = publishedFixture();

const service = (ctaLink: string, isActive = true) => ({
  ...{ id: 'weddings', title: 'Weddings', description: 'By the sea.', image: null, imagePosition: 'right' },
  ...{ backgroundColor: 'white', ctaText: 'See the house', ctaLink, orderIndex: 0, isActive, rev: 1 },
});

const change = (kind: PlannedChange['kind'], id: string, copies: object): PlannedChange => ({
  kind,
  id,
  title: id,
  before: null,
  after: null,
  ...copies,
});

/** Checks a plan beside these published services and properties. */
function check(plan: readonly PlannedChange[], services: readonly object[], properties: readonly { id: string }[]) {
  const firestore = new Firestore({ projectId: 'unit' });
  const get = (query: object) => {
    const found = 'path' in query ? services : properties;
    return Promise.resolve({ docs: found.map((one) => ({ id: String(Reflect.get(one, 'id')), data: () => one })) });
  };
  const transaction = { get } as unknown as Transaction;
  return requireLinkedPages({ firestore, transaction, uid: 'ana', now: new Date() }, plan);
}

const LEAVING = change('properties', HOUSE.id, { before: HOUSE });

it.each([`/property/${HOUSE.slug}`, `/property/${HOUSE.slug}/?from=services#prices`, `/property/${HOUSE.id}`])(
  'a property to which a service leads by %s is not unpublished, which would stop every release',
  async (link) => {
    const fields = [{ path: 'publishedServices/weddings', message: 'Weddings' }];
    const rejection = { code: 'in_use', detail: stillLinked(HOUSE.id), fields };
    await expect(check([LEAVING], [service(link)], [HOUSE])).rejects.toMatchObject(rejection);
  },
);

it.each([
  ['leads elsewhere', service('/contact')],
  ['has no link', service('#')],
  ['is hidden', service(`/property/${HOUSE.slug}`, false)],
])('a property is unpublished beside a service that %s', async (_, stored) => {
  await expect(check([LEAVING], [stored], [HOUSE])).resolves.toBeUndefined();
});

it('a property is unpublished together with a service that no longer leads to it', async () => {
  const stored = service(`/property/${HOUSE.slug}`);
  const changed = change('services', 'weddings', { before: stored, after: service('/contact') });
  await expect(check([LEAVING, changed], [stored], [HOUSE])).resolves.toBeUndefined();
});

it('a service that leads to a page is published with that page or after it', async () => {
  const plan = [change('services', 'weddings', { after: service(`/property/${HOUSE.slug}`) })];
  const rejection = { code: 'not_published', detail: linkNotPublished('weddings') };
  await expect(check(plan, [], [])).rejects.toMatchObject(rejection);
  await expect(check([...plan, LEAVING], [], [HOUSE])).rejects.toMatchObject(rejection);
  await expect(check(plan, [], [HOUSE])).resolves.toBeUndefined();
  await expect(check([...plan, change('properties', HOUSE.id, { after: HOUSE })], [], [])).resolves.toBeUndefined();
});

it.each([
  ['is misspelt', '/contcat', '/contcat'],
  ['has a broken percent sign', '/a%zz', '/a%zz'],
  ['is a further page of a listing, which may vanish', '/rentals/7?sort=price', '/rentals/7'],
  ['lies below a page', `/property/${HOUSE.slug}/prices`, `/property/${HOUSE.slug}/prices`],
])('a service is not published with a link that %s', async (_, link, path) => {
  const plan = [change('services', 'weddings', { after: service(link) })];
  const rejection = { code: 'not_published', detail: linkNotFixed('weddings', path) };
  await expect(check(plan, [], [HOUSE])).rejects.toMatchObject(rejection);
});

it.each([
  '/',
  '/#top',
  '/contact',
  '/contact/?topic=events#form',
  '/destinations',
  '/shortlist',
  '/brochures/casa.pdf',
])('a service is published with a link to %s, which every release has', async (link) => {
  const plan = [change('services', 'weddings', { after: service(link) })];
  await expect(check(plan, [], [])).resolves.toBeUndefined();
});

it('a service is published with a link to a destination that is published', async () => {
  const plan = [change('services', 'weddings', { after: service('/destinations/lisbon') })];
  await expect(check(plan, [], [{ id: 'lisbon' }])).resolves.toBeUndefined();
  await expect(check(plan, [], [])).rejects.toMatchObject({ detail: linkNotPublished('weddings') });
});

it('a colleague to whose page a service leads is not unpublished', async () => {
  const leaving = change('teamMembers', 'rita', { before: { rev: 1 } });
  await expect(check([leaving], [service('/team/rita')], [])).rejects.toMatchObject({ code: 'in_use' });
});
