import { describe, expect, it } from 'vitest';
import { favoriteSchema } from './favorite.ts';
import { userProfileSchema } from './profile.ts';

const moment = '2026-03-01T09:00:00.000Z';
const propertyId = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';
const timestamp = { toDate: () => new Date(moment) };

describe('documents of a member', () => {
  const profile = {
    name: '',
    createdAt: timestamp,
    updatedAt: new Date(moment),
    favoritesCount: 0,
    lastFavoriteId: null,
  };

  it('a profile holds an optional name, its times and the count of favourites', () => {
    expect(userProfileSchema.parse(profile)).toEqual({ ...profile, createdAt: moment, updatedAt: moment });
  });

  it.each([
    ['a role', { role: 'admin' }],
    ['more than 500 favourites', { favoritesCount: 501 }],
    ['a time that is none', { createdAt: moment }],
    ['no time', { updatedAt: null }],
    ['a broken time', { createdAt: { toDate: () => new Date(Number.NaN) } }],
  ])('a profile with %s is refused', (_, given) => {
    expect(userProfileSchema.safeParse({ ...profile, ...given }).success).toBe(false);
  });

  it('a favourite names a property', () => {
    expect(favoriteSchema.parse({ propertyId, createdAt: timestamp })).toEqual({ propertyId, createdAt: moment });
    expect(favoriteSchema.safeParse({ propertyId: 'casa-da-duna', createdAt: timestamp }).success).toBe(false);
  });
});
