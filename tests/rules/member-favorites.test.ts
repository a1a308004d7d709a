import { FAVORITES_MAX } from '#domain/account/limits.ts';
import { favoriteSchema, userProfileSchema } from '#domain/account/member-documents.ts';
import {
  collection,
  deleteDoc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ACTORS, type Actor } from '#support/rules/actors.ts';
import * as member from '#support/rules/member.ts';
import { outcomeOf } from '#support/rules/outcome.ts';
import { openRulesFixture } from '#support/rules/fixture.ts';

const rules = openRulesFixture();
const kept = member.newPropertyId();
const wanted = member.newPropertyId();

function owner(): Actor {
  return rules.actor('member');
}

function prepare(state: Parameters<typeof member.prepareMember>[2]): Promise<void> {
  return member.prepareMember(rules.firestore, owner().uid, state);
}

afterAll(() => prepare(null));

describe("a member's favourites, by actor", () => {
  beforeEach(() => prepare({ favoritesCount: 1, favorites: [kept] }));
  const cells = ACTORS.map((name) => ({ name, expected: name === 'member' ? 'allowed' : 'denied' }));

  test.for(cells)('get by $name is $expected', async ({ name, expected }) => {
    expect(await outcomeOf(getDoc(member.favoriteOf(rules.actor(name), owner().uid, kept)))).toBe(expected);
  });

  test.for(cells)('list by $name is $expected', async ({ name, expected }) => {
    const all = collection(member.profileOf(rules.actor(name), owner().uid), 'favorites');
    expect(await outcomeOf(getDocs(all))).toBe(expected);
  });

  test.for(cells)('create by $name is $expected', async ({ name, expected }) => {
    expect(await outcomeOf(member.adding(rules.actor(name), owner().uid, wanted).commit())).toBe(expected);
  });

  test.for(cells)('delete by $name is $expected', async ({ name, expected }) => {
    expect(await outcomeOf(member.removing(rules.actor(name), owner().uid, kept).commit())).toBe(expected);
  });

  test.for(ACTORS)('update by %s is denied', async (name) => {
    const favorite = member.favoriteOf(rules.actor(name), owner().uid, kept);
    expect(await outcomeOf(updateDoc(favorite, { createdAt: serverTimestamp() }))).toBe('denied');
  });
});

describe('a favourite of another shape', () => {
  beforeEach(() => prepare({ favoritesCount: 0, favorites: [] }));

  test.for([
    { what: 'another field', id: wanted, fields: { role: 'admin' } },
    { what: 'a note of any size', id: wanted, fields: { note: 'x'.repeat(100_000) } },
    { what: "another property's id", id: wanted, fields: { propertyId: kept } },
    { what: 'an id that is no text', id: wanted, fields: { propertyId: 7 } },
    { what: 'a time in the past', id: wanted, fields: { createdAt: Timestamp.fromMillis(0) } },
    { what: 'a time as text', id: wanted, fields: { createdAt: '2026-01-01' } },
    { what: 'a slug instead of an id', id: 'villa-mar', fields: {} },
    { what: 'an id of no known version', id: '7c9e6679-7425-90de-944b-e07fc1f90ae7', fields: {} },
    { what: 'an id of no known variant', id: '7c9e6679-7425-40de-c44b-e07fc1f90ae7', fields: {} },
    { what: 'an id with more behind it', id: `${wanted}-x`, fields: {} },
    { what: 'an id with a line break', id: `${wanted}\n`, fields: {} },
    { what: 'an id with a per cent sign', id: `${wanted.slice(0, 35)}%`, fields: {} },
  ])('with $what is denied', async ({ id, fields }) => {
    const batch = writeBatch(owner().firestore)
      .set(member.favoriteOf(owner(), owner().uid, id), { ...member.newFavorite(id), ...fields })
      .update(member.profileOf(owner(), owner().uid), member.countStep(1, id));
    expect(await outcomeOf(batch.commit())).toBe('denied');
  });

  test.for(['propertyId', 'createdAt'])('without %s is denied', async (field) => {
    const rest = member.without(member.newFavorite(wanted), field);
    const batch = writeBatch(owner().firestore)
      .set(member.favoriteOf(owner(), owner().uid, wanted), rest)
      .update(member.profileOf(owner(), owner().uid), member.countStep(1, wanted));
    expect(await outcomeOf(batch.commit())).toBe('denied');
  });

  test('with an id in capitals is accepted', async () => {
    expect(await outcomeOf(member.adding(owner(), owner().uid, wanted.toUpperCase()).commit())).toBe('allowed');
  });
});

test('a saved favourite matches the schemas of the domain', async () => {
  await prepare(null);
  await setDoc(member.profileOf(owner(), owner().uid), member.newProfile());
  await member.adding(owner(), owner().uid, wanted).commit();
  const profile = await getDoc(member.profileOf(owner(), owner().uid));
  const favorite = await getDoc(member.favoriteOf(owner(), owner().uid, wanted));
  expect(userProfileSchema.parse(profile.data())).toMatchObject({ favoritesCount: 1, lastFavoriteId: wanted });
  expect(favoriteSchema.parse(favorite.data())).toMatchObject({ propertyId: wanted });
});

describe('the limit of favourites', () => {
  test(`lets a member save number ${FAVORITES_MAX}`, async () => {
    await prepare({ favoritesCount: FAVORITES_MAX - 1, favorites: [] });
    expect(await outcomeOf(member.adding(owner(), owner().uid, wanted).commit())).toBe('allowed');
  });

  test(`denies number ${FAVORITES_MAX + 1}`, async () => {
    await prepare({ favoritesCount: FAVORITES_MAX, favorites: [kept] });
    expect(await outcomeOf(member.adding(owner(), owner().uid, wanted).commit())).toBe('denied');
  });

  test('lets a member with the most favourites remove one, save another and change the name', async () => {
    await prepare({ favoritesCount: FAVORITES_MAX, favorites: [kept] });
    await member.removing(owner(), owner().uid, kept).commit();
    await member.adding(owner(), owner().uid, wanted).commit();
    const change = { name: 'New name', updatedAt: serverTimestamp() };
    expect(await outcomeOf(updateDoc(member.profileOf(owner(), owner().uid), change))).toBe('allowed');
  });

  test('lets a member with more than a limit that was lowered remove one and change the name, but save none', async () => {
    await prepare({ favoritesCount: FAVORITES_MAX + 5, favorites: [kept] });
    expect(await outcomeOf(member.adding(owner(), owner().uid, wanted).commit())).toBe('denied');
    expect(await outcomeOf(member.removing(owner(), owner().uid, kept).commit())).toBe('allowed');
    const change = { name: 'New name', updatedAt: serverTimestamp() };
    expect(await outcomeOf(updateDoc(member.profileOf(owner(), owner().uid), change))).toBe('allowed');
  });

  test('denies a count below zero', async () => {
    await prepare({ favoritesCount: 0, favorites: [kept] });
    expect(await outcomeOf(member.removing(owner(), owner().uid, kept).commit())).toBe('denied');
  });

  test('denies a favourite without a profile', async () => {
    await prepare(null);
    const favorite = member.favoriteOf(owner(), owner().uid, wanted);
    expect(await outcomeOf(setDoc(favorite, member.newFavorite(wanted)))).toBe('denied');
  });

  test('denies removing a favourite without counting it', async () => {
    await prepare({ favoritesCount: 1, favorites: [kept] });
    expect(await outcomeOf(deleteDoc(member.favoriteOf(owner(), owner().uid, kept)))).toBe('denied');
  });

  test('lets the same favourite be added, removed and added again', async () => {
    await prepare({ favoritesCount: 0, favorites: [] });
    await member.adding(owner(), owner().uid, wanted).commit();
    await member.removing(owner(), owner().uid, wanted).commit();
    expect(await outcomeOf(member.adding(owner(), owner().uid, wanted).commit())).toBe('allowed');
  });

  test('counts hearts pressed in many tabs at once', async () => {
    await prepare({ favoritesCount: 0, favorites: [] });
    const ids = Array.from({ length: 8 }, () => member.newPropertyId());
    await Promise.all(ids.map((id) => member.adding(owner(), owner().uid, id).commit()));
    const profile = await getDoc(member.profileOf(owner(), owner().uid));
    expect(profile.get('favoritesCount')).toBe(ids.length);
  });
});
