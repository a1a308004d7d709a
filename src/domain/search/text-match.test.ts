import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowFixture } from './fixture.ts';
import { matchesSearch, SEARCH_TEXT_MAX, searchWords } from './text-match.ts';

describe("search: 'matches title, location, description and tag, case-insensitively'", () => {
  const row = rowFixture({
    title: 'Casa do Castelo',
    location: 'Óbidos',
    description: 'Inside the walls.',
    tag: 'Historic',
  });

  it.each(['castelo', 'ÓBIDOS', 'inside the', 'hist', ''])('finds %j', (query) => {
    expect(matchesSearch(row, query)).toBe(true);
  });

  it('does not find a word in no field', () => {
    expect(matchesSearch(row, 'vineyard')).toBe(false);
  });

  it("finds 'Óbidos' by 'obidos'", () => {
    expect(matchesSearch(row, 'obidos')).toBe(true);
  });

  it('finds words in different fields and needs all of them', () => {
    expect(matchesSearch(row, 'historic obidos')).toBe(true);
    expect(matchesSearch(row, 'historic porto')).toBe(false);
  });

  it.each(['Óbidos, castelo', '“inside the walls”', 'castelo - obidos', 'historic?', '&'])(
    'ignores the punctuation around the words of %j',
    (query) => {
      expect(matchesSearch(row, query)).toBe(true);
    },
  );

  it('looks for the parts of a word with punctuation', () => {
    expect(searchWords('Montemor-o-Novo')).toEqual(['montemor', 'o', 'novo']);
  });

  it('does not find a word across two fields', () => {
    expect(matchesSearch(row, 'casteloobidos')).toBe(false);
  });

  it('finds any part of a title', () => {
    const title = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9 ]{1,40}$/);
    fc.assert(
      fc.property(title, fc.nat(40), fc.nat(40), (text, start, length) => {
        expect(matchesSearch(rowFixture({ title: text }), text.slice(start, start + length))).toBe(true);
      }),
    );
  });

  it('never throws and cuts a long query', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => typeof matchesSearch(row, query) === 'boolean'));
    expect(searchWords('x'.repeat(10_000)).join('').length).toBe(SEARCH_TEXT_MAX);
  });
});
