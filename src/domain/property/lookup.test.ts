import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPropertyBySlugPart } from './lookup.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';

const catalogue = [{ title: 'A Comporta Tree House' }, { title: "Quinta d'Água" }, { title: 'Casa Óbidos' }];

describe("a slug that names no page: 'title matches case-insensitively %{slug with hyphens as spaces}%'", () => {
  it.each([
    ['comporta-tree', 'A Comporta Tree House'],
    ['TREE-HOUSE', 'A Comporta Tree House'],
    ['casa-obidos', 'Casa Óbidos'],
    ['d-agua', "Quinta d'Água"],
  ])('%s means %s', (slug, title) => {
    expect(findPropertyBySlugPart(slug, catalogue)?.title).toBe(title);
  });

  it.each(['villa', 'house-tree', '', '%', '---'])('%j finds none', (slug) => {
    expect(findPropertyBySlugPart(slug, catalogue)).toBeNull();
  });

  it('finds none when it is part of several titles', () => {
    expect(findPropertyBySlugPart('casa', [{ title: 'Casa Um' }, { title: 'Casa Dois' }])).toBeNull();
  });

  it('finds every title by its own slug', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9' ,-]{1,60}$/), (title) => {
        const slug = slugFromTitle(title);
        fc.pre(slug !== '' && !/[ÐØÞßæðøþÆ]/.test(title));
        expect(findPropertyBySlugPart(slug, [{ title }])).toEqual({ title });
      }),
    );
  });
});
