import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countCharacters,
  cutAtWord,
  homeTitle,
  PAGE_DESCRIPTION_MAX,
  PAGE_TITLE_MAX,
  pageDescription,
  pageTitle,
  propertyTitle,
} from './page-titles.ts';

const words = fc.array(fc.string({ minLength: 1, maxLength: 14 }), { maxLength: 40 }).map((parts) => parts.join(' '));
const property = { title: 'Casa Azul', location: 'Carvalhal, Comporta', slug: 'casa-azul' };

describe('the title of a page', () => {
  it('ends with the brand', () => {
    expect(pageTitle('Vacation Rentals', 'Brand')).toBe('Vacation Rentals | Brand');
  });

  it('leaves out the brand when both do not fit', () => {
    const title = 'The Limestone House, Serra da Arrábida, South of Lisbon';
    expect(pageTitle(title, 'Brand')).toBe(title);
  });

  it('of the home page is the brand and its tagline, or the brand alone', () => {
    expect(homeTitle('Brand', 'Fine houses')).toBe('Brand: Fine houses');
    expect(homeTitle('Brand', 'x'.repeat(60))).toBe('Brand');
  });

  it('never has more than 60 characters and is never empty', () => {
    fc.assert(
      fc.property(words, (title) => {
        expect(countCharacters(pageTitle(title, 'Brand'))).toBeLessThanOrEqual(PAGE_TITLE_MAX);
        expect(pageTitle(title, 'Brand')).not.toBe('');
      }),
    );
  });
});

describe('the title of a property', () => {
  it('names its place', () => {
    expect(propertyTitle(property)).toBe('Casa Azul, Carvalhal, Comporta');
  });

  it('names only the town when the whole place does not fit', () => {
    const title = 'A House with a Rather Long and Winding Name';
    expect(propertyTitle({ ...property, title, slug: 'long' })).toBe(`${title}, Carvalhal`);
  });

  it('is cut at a word when the name alone is too long', () => {
    const title = 'The House at the End of the Long Road That Leads Down to the Sea';
    expect(propertyTitle({ ...property, title, slug: 'long' })).toBe(
      'The House at the End of the Long Road That Leads Down to…',
    );
  });

  it('has the number that distinguishes it from another of the same name, at any length', () => {
    expect(propertyTitle({ ...property, slug: 'casa-azul-2' })).toBe('Casa Azul 2, Carvalhal, Comporta');
    const title = 'Casa '.repeat(15).trim();
    expect(propertyTitle({ ...property, title, slug: `${'casa-'.repeat(15)}12` })).toMatch(/… 12$/);
  });

  it('has this number also where the slug is shorter than the name', () => {
    const title = 'Casa '.repeat(20).trim();
    expect(propertyTitle({ ...property, title, slug: `${'casa-'.repeat(15)}2` })).toMatch(/… 2$/);
  });

  it('does not repeat a number that belongs to its name', () => {
    expect(propertyTitle({ ...property, title: 'Casa 247', slug: 'casa-247' })).toContain('Casa 247, ');
  });
});

describe('the description of a page', () => {
  it('is the text when it is short, on one line', () => {
    expect(pageDescription('A house\nby  the sea.')).toBe('A house by the sea.');
  });

  it('ends with a whole sentence when that is long enough', () => {
    const first = `${'A quiet house by the sea, '.repeat(4)}and no road in sight.`;
    expect(pageDescription(`${first} ${'More of the same. '.repeat(5)}${'More '.repeat(20)}`)).toMatch(/\.$/);
  });

  it('ends with a sentence that just fits', () => {
    const sentence = `${'Quiet house. '.repeat(12)}Sea.`;
    expect(countCharacters(sentence)).toBe(PAGE_DESCRIPTION_MAX);
    expect(pageDescription(`${sentence} More.`)).toBe(sentence);
  });

  it('does not end with an abbreviation', () => {
    const text = `${'A quiet house by the sea, '.repeat(4)}approx. 5 km from the beach and ${'far '.repeat(20)}away.`;
    expect(pageDescription(text)).toMatch(/ approx\. 5 km .*far…$/);
  });

  it.each(['S. Francisco', 'Sta. Maria', 'Av. Marginal', 'D. Luís', 'J. M. Fonseca'])(
    'does not end within the name %s',
    (name) => {
      const text = `${'A restored manor by the sea, '.repeat(4)}opposite ${name} and ${'far '.repeat(20)}away.`;
      expect(pageDescription(text)).toMatch(new RegExp(`opposite ${name} and .*far…$`, 'u'));
      const quiet = `${'A quiet house. '.repeat(7)}It is opposite ${name} and ${'far '.repeat(20)}away.`;
      expect(pageDescription(quiet)).toMatch(/ A quiet house\.$/);
    },
  );

  it('is cut at a word otherwise', () => {
    const cut = pageDescription(`Short. ${'lavender '.repeat(30)}`);
    expect(cut).toMatch(/lavender…$/);
  });

  it('is different on further pages', () => {
    expect(pageDescription('Quiet houses.', 2)).toBe('Page 2. Quiet houses.');
  });

  it('never has more than 160 characters', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 400 }), (text, page) => {
        expect(countCharacters(pageDescription(text, page))).toBeLessThanOrEqual(PAGE_DESCRIPTION_MAX);
      }),
    );
  });
});

describe('a text that is cut', () => {
  it('is the beginning of the text, up to the end of a word', () => {
    const text = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 80 }), (parts, max) => {
        const whole = parts.join(' ');
        const cut = cutAtWord(whole, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        if (cut !== whole) expect(whole.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
      }),
    );
  });

  it('keeps no comma before the ellipsis', () => {
    expect(cutAtWord('a terrace, a garden', 12)).toBe('a terrace…');
  });

  it('is cut within a word that alone is too long, never within a character', () => {
    expect(cutAtWord('𝒜'.repeat(9), 4)).toBe('𝒜𝒜𝒜…');
  });
});
