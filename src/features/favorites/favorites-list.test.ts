import { describe, expect, it } from 'vitest';
import type { CardEntry } from './card-entry.ts';
import { type FavoritesQuery, queryFavorites } from './favorites-list.ts';

const card = (title: string, location: string, amount: number, description = ''): CardEntry => ({
  id: title,
  title,
  location,
  description,
  amount,
  html: '',
});
const CARDS = [
  card('casa do Mar', 'Melides', 1_250),
  card('Quinta Alta', 'Alentejo', 980_000, 'Above the river MIRA'),
  card('Álamo', 'Lisbon', 0, 'An artist’s house'),
];
const BY_TITLE: FavoritesQuery = { search: '', field: 'title', direction: 'asc' };
const titles = (query: Partial<FavoritesQuery>): string[] =>
  queryFavorites(CARDS, { ...BY_TITLE, ...query }).map(({ title }) => title);

describe('favorites search (accounts specification, section 5)', () => {
  it.each([
    ['CASA', ['casa do Mar']],
    ['lisb', ['Álamo']],
    ['river mira', ['Quinta Alta']],
    ['  ', ['Álamo', 'casa do Mar', 'Quinta Alta']],
    ['nowhere', []],
  ])("'case-insensitive substring match on title, location, description': %j", (search, expected) => {
    expect(titles({ search })).toEqual(expected);
  });

  it.each(['alamo', 'ÁLAMO', 'A\u0301lamo', "artist's"])('ignores accents and the kind of apostrophe: %j', (search) => {
    expect(titles({ search })).toEqual(['Álamo']);
  });
});

describe('favorites sort', () => {
  it("'default title ascending', by lowercase text", () => {
    expect(titles({})).toEqual(['Álamo', 'casa do Mar', 'Quinta Alta']);
    expect(titles({ direction: 'desc' })).toEqual(['Quinta Alta', 'casa do Mar', 'Álamo']);
  });

  it('location', () => {
    expect(titles({ field: 'location' })).toEqual(['Quinta Alta', 'Álamo', 'casa do Mar']);
  });

  it('puts unknown prices last in both directions', () => {
    expect(titles({ field: 'price' })).toEqual(['casa do Mar', 'Quinta Alta', 'Álamo']);
    expect(titles({ field: 'price', direction: 'desc' })).toEqual(['Quinta Alta', 'casa do Mar', 'Álamo']);
  });
});
