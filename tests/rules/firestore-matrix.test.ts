import { randomUUID } from 'node:crypto';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { STAFF_ROLES } from '#domain/staff/role.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFirestoreRules } from '#support/rules/load-rules.ts';
import { ACTORS, type Actor, type ActorName } from '#support/rules/actors.ts';
import { outcomeOf, type Outcome } from '#support/rules/outcome.ts';
import { openRulesFixture } from '#support/rules/fixture.ts';

const NOBODY: readonly ActorName[] = [];
const STAFF: readonly ActorName[] = STAFF_ROLES;

/** Who can read each collection in the browser; nobody can write. Tests of members' profiles are separate. */
const READERS: Record<string, readonly ActorName[]> = {
  properties: STAFF,
  destinations: STAFF,
  services: STAFF,
  teamMembers: STAFF,
  departments: STAFF,
  heroImages: STAFF,
  featured: STAFF,
  legalPages: STAFF,
  settings: STAFF,
  publishedProperties: NOBODY,
  publishedDestinations: NOBODY,
  publishedServices: NOBODY,
  publishedTeamMembers: NOBODY,
  publishedDepartments: NOBODY,
  publishedHeroImages: NOBODY,
  publishedFeatured: NOBODY,
  publishedLegalPages: NOBODY,
  publishedSettings: NOBODY,
  system: STAFF,
  calendars: STAFF,
  calendarFeeds: STAFF,
  listedStays: NOBODY,
  departedProperties: NOBODY,
  builds: STAFF,
  auditLog: NOBODY,
  publications: NOBODY,
  publishedRevisions: NOBODY,
  'publishedRevisions/a-document/kept': NOBODY,
  scheduledPublications: NOBODY,
  previews: STAFF,
  pictures: NOBODY,
  pictureUses: NOBODY,
  uploads: NOBODY,
  enquiries: NOBODY,
  submissions: NOBODY,
  subscribers: NOBODY,
  users: NOBODY,
  staff: NOBODY,
  mail: NOBODY,
  rateLimits: NOBODY,
  idempotency: NOBODY,
  imports: NOBODY,
  importedRows: NOBODY,
  aCollectionNobodyThoughtOf: NOBODY,
  'properties/a-property/notes': NOBODY,
  'system/site/secrets': NOBODY,
};

// In a project of its own: builds of the sample content would stop at these documents.
const rules = openRulesFixture('demo-rules-matrix');
const seededId = `seeded-${randomUUID()}`;
const plantedId = `planted-${randomUUID()}`;

/** Each operation on a collection, as in a browser. */
const OPERATIONS = {
  get: ({ firestore }: Actor, path: string) => getDoc(doc(firestore, path, seededId)),
  'get of a missing document': ({ firestore }: Actor, path: string) => getDoc(doc(firestore, path, plantedId)),
  list: ({ firestore }: Actor, path: string) => getDocs(query(collection(firestore, path), limit(1))),
  create: ({ firestore }: Actor, path: string) => setDoc(doc(firestore, path, plantedId), { planted: true }),
  update: ({ firestore }: Actor, path: string) => updateDoc(doc(firestore, path, seededId), { planted: true }),
  delete: ({ firestore }: Actor, path: string) => deleteDoc(doc(firestore, path, seededId)),
};

beforeAll(async () => {
  for (const path of Object.keys(READERS)) await rules.firestore.collection(path).doc(seededId).set({ seeded: true });
  const { uid } = rules.actor('forger');
  await rules.firestore.collection('users').doc(uid).set({ name: 'admin', role: 'admin', isAdmin: true });
});

afterAll(async () => {
  const batch = rules.firestore.batch();
  for (const path of Object.keys(READERS)) {
    batch.delete(rules.firestore.collection(path).doc(seededId));
    batch.delete(rules.firestore.collection(path).doc(plantedId));
  }
  batch.delete(rules.firestore.collection('users').doc(rules.actor('forger').uid));
  await batch.commit();
});

describe('the table of readers', () => {
  test('has a row for every collection of the domain', () => {
    const contents = Object.values(CONTENT_KINDS).flatMap(({ working, published }) => [working, published]);
    expect(Object.keys(READERS)).toEqual(expect.arrayContaining([...contents, ...Object.values(BUSINESS_COLLECTIONS)]));
  });

  test('has a row for every collection that the rules open', async () => {
    const opened = [...(await readFirestoreRules()).matchAll(/^ {4}match \/(\w+)\//gm)].map((match) => match[1]);
    expect(opened).toContain('properties');
    expect(Object.keys(READERS)).toEqual(expect.arrayContaining(opened));
  });
});

const rows = Object.entries(READERS).map(([path, readers]) => ({ path, readers }));

describe.for(rows)('$path', ({ path, readers }) => {
  const cells = ACTORS.map((name) => {
    const read: Outcome = readers.includes(name) ? 'allowed' : 'denied';
    return {
      name,
      read,
      expected: {
        get: read,
        'get of a missing document': read,
        list: read,
        create: 'denied',
        update: 'denied',
        delete: 'denied',
      },
    };
  });

  test.for(cells)('$name: reading is $read, writing is denied', async ({ name, expected }) => {
    const actor = rules.actor(name);
    const outcomes = Object.entries(OPERATIONS).map(
      async ([operation, perform]) => [operation, await outcomeOf(perform(actor, path))] as const,
    );
    expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(expected);
  });
});

describe('all favourites of all members at once', () => {
  test.for(ACTORS)('list by %s is denied', async (name) => {
    const everything = query(collectionGroup(rules.actor(name).firestore, 'favorites'), limit(1));
    expect(await outcomeOf(getDocs(everything))).toBe('denied');
  });
});
