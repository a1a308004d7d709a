import { MEDIUM_TEXT, SHORT_TEXT } from '#domain/core/limits.ts';
import { deleteDoc, deleteField, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ACTORS, type Actor } from '#support/rules/actors.ts';
import { newProfile, newPropertyId, prepareMember, profileOf, without } from '#support/rules/member.ts';
import { outcomeOf } from '#support/rules/outcome.ts';
import { openRulesFixture } from '#support/rules/fixture.ts';

const rules = openRulesFixture();

function owner(): Actor {
  return rules.actor('member');
}

function own(): ReturnType<typeof profileOf> {
  return profileOf(owner(), owner().uid);
}

async function savedName(): Promise<unknown> {
  return (await rules.firestore.collection('users').doc(owner().uid).get()).get('name');
}

afterAll(() => prepareMember(rules.firestore, owner().uid, null));

describe("a member's profile, by actor", () => {
  const cells = ACTORS.map((name) => ({ name, expected: name === 'member' ? 'allowed' : 'denied' }));

  test.for(cells)('get by $name is $expected', async ({ name, expected }) => {
    await prepareMember(rules.firestore, owner().uid, { favoritesCount: 0, favorites: [] });
    expect(await outcomeOf(getDoc(profileOf(rules.actor(name), owner().uid)))).toBe(expected);
  });

  test.for(cells)('create by $name is $expected', async ({ name, expected }) => {
    await prepareMember(rules.firestore, owner().uid, null);
    expect(await outcomeOf(setDoc(profileOf(rules.actor(name), owner().uid), newProfile()))).toBe(expected);
  });

  test.for(cells)('update by $name is $expected', async ({ name, expected }) => {
    await prepareMember(rules.firestore, owner().uid, { favoritesCount: 0, favorites: [] });
    const change = { name: 'New name', updatedAt: serverTimestamp() };
    expect(await outcomeOf(updateDoc(profileOf(rules.actor(name), owner().uid), change))).toBe(expected);
  });

  test.for(ACTORS)('delete by %s is denied', async (name) => {
    await prepareMember(rules.firestore, owner().uid, { favoritesCount: 0, favorites: [] });
    expect(await outcomeOf(deleteDoc(profileOf(rules.actor(name), owner().uid)))).toBe('denied');
  });
});

const LONG_AGO = Timestamp.fromMillis(Date.UTC(2020, 0, 1));

describe('a new profile', () => {
  beforeEach(() => prepareMember(rules.firestore, owner().uid, null));

  test.for([
    { what: 'without a name', fields: { name: '' } },
    { what: 'with the longest name', fields: { name: 'a'.repeat(SHORT_TEXT) } },
    { what: 'with the longest name in accents', fields: { name: 'á'.repeat(SHORT_TEXT) } },
    { what: 'with a name in any script', fields: { name: '<b>Ána</b> 海 🌊' } },
  ])('$what is accepted', async ({ fields }) => {
    expect(await outcomeOf(setDoc(own(), { ...newProfile(), ...fields }))).toBe('allowed');
    expect(await savedName()).toBe(fields.name);
  });

  test.for([
    { what: 'a role', fields: { role: 'admin' } },
    { what: 'any other field', fields: { note: 'x' } },
    { what: 'a name that is too long', fields: { name: 'a'.repeat(SHORT_TEXT + 1) } },
    {
      what: 'a name that is too long for its waves, two units each',
      fields: { name: '🌊'.repeat(SHORT_TEXT / 2 + 1) },
    },
    { what: 'a name that is far too long', fields: { name: 'a'.repeat(MEDIUM_TEXT * 100) } },
    { what: 'a name that is no text', fields: { name: 7 } },
    { what: 'a name in a list', fields: { name: ['a'] } },
    { what: 'no name at all', fields: { name: null } },
    { what: 'a creation time in the past', fields: { createdAt: LONG_AGO } },
    { what: 'a creation time as text', fields: { createdAt: '2026-01-01T00:00:00.000Z' } },
    { what: 'a change in the past', fields: { updatedAt: LONG_AGO } },
    { what: 'a count above none', fields: { favoritesCount: 1 } },
    { what: 'a count below none', fields: { favoritesCount: -1 } },
    { what: 'a count as text', fields: { favoritesCount: '0' } },
    { what: 'a count with a fraction', fields: { favoritesCount: 0.5 } },
    { what: 'a count of minus zero, which is stored as a fraction', fields: { favoritesCount: -0 } },
    { what: 'a favourite that was never saved', fields: { lastFavoriteId: newPropertyId() } },
    { what: 'a favourite that is no id', fields: { lastFavoriteId: '../../settings/site' } },
  ])('with $what is denied', async ({ fields }) => {
    expect(await outcomeOf(setDoc(own(), { ...newProfile(), ...fields }))).toBe('denied');
  });

  test.for(Object.keys(newProfile()))('without the field %s is denied', async (field) => {
    expect(await outcomeOf(setDoc(own(), without(newProfile(), field)))).toBe('denied');
  });
});

describe('a change of the profile', () => {
  beforeEach(() => prepareMember(rules.firestore, owner().uid, { favoritesCount: 3, favorites: [] }));

  test('saves the name and leaves the rest', async () => {
    await updateDoc(own(), { name: 'New name', updatedAt: serverTimestamp() });
    expect(await savedName()).toBe('New name');
  });

  test.for([
    { what: 'a role', change: { role: 'admin' } },
    { what: 'any other field', change: { note: 'x' } },
    { what: 'a name that is too long', change: { name: 'a'.repeat(SHORT_TEXT + 1) } },
    { what: 'a name that is no text', change: { name: { first: 'a' } } },
    { what: 'a field taken away', change: { name: deleteField() } },
    { what: 'the count taken away', change: { favoritesCount: deleteField() } },
    { what: 'the creation time set to now', change: { createdAt: serverTimestamp() } },
    { what: 'the creation time set back', change: { createdAt: LONG_AGO } },
    { what: 'a time of change that is not now', change: { updatedAt: LONG_AGO } },
    { what: 'a count raised', change: { favoritesCount: 4 } },
    { what: 'a count lowered', change: { favoritesCount: 2 } },
    { what: 'a count set back', change: { favoritesCount: 0 } },
    { what: 'a count as another kind of number', change: { favoritesCount: 3.5 } },
    { what: 'a favourite named and none saved', change: { lastFavoriteId: newPropertyId() } },
    { what: 'no favourite named any more', change: { favoritesCount: 2, lastFavoriteId: null } },
  ])('with $what is denied', async ({ change }) => {
    const whole = { name: 'New name', updatedAt: serverTimestamp(), ...change };
    expect(await outcomeOf(updateDoc(own(), whole))).toBe('denied');
  });

  test('without the time of the change is denied', async () => {
    expect(await outcomeOf(updateDoc(own(), { name: 'New name' }))).toBe('denied');
  });

  test('by overwriting it is denied, so that a count cannot be reset', async () => {
    expect(await outcomeOf(setDoc(own(), newProfile()))).toBe('denied');
  });
});
