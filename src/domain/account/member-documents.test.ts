import { describe, expect, it } from 'vitest';
import { favoriteSchema, userProfileSchema } from './member-documents.ts';

const time = '2026-03-01T09:00:00.000Z';
const propertyId = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';
const timestamp = { toDate: () => new Date(time) };

describe('documents of a member', () => {
  const profile = {
    name: '',
    createdAt: timestamp,
    updatedAt: new Date(time),
    favoritesCount: 0,
    lastFavoriteId: null,
  };

  it('a profile has an optional name, its times and the count of favourites', () => {
    expect(userProfileSchema.parse(profile)).toEqual({ ...profile, createdAt: time, updatedAt: time });
  });

  it.each([
    ['a role', { role: 'admin' }],
    ['fewer favourites than none', { favoritesCount: -1 }],
    ['an invalid time', { createdAt: time }],
    ['no time', { updatedAt: null }],
    ['a broken time', { createdAt: { toDate: () => new Date(Number.NaN) } }],
  ])('a profile with %s is rejected', (_, given) => {
    expect(userProfileSchema.safeParse({ ...profile, ...given }).success).toBe(false);
  });

  it('a favourite has the id of a property', () => {
    expect(favoriteSchema.parse({ propertyId, createdAt: timestamp })).toEqual({ propertyId, createdAt: time });
    expect(favoriteSchema.safeParse({ propertyId: 'casa-da-duna', createdAt: timestamp }).success).toBe(false);
  });
});
