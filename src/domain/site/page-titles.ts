import { slugBase } from '#domain/text/slug-from-title.ts';

/** Longest title of a page, in characters: search engines cut what is longer. */
export const PAGE_TITLE_MAX = 60;

/** Longest description of a page, in characters. */
export const PAGE_DESCRIPTION_MAX = 160;

/** Least length of a description that ends with a whole sentence, in characters. */
const SENTENCE_MIN = 90;

/** Whole sentences; the full stop of a name such as 'S. Francisco', 'Sta. Maria' or 'Av. Marginal' ends none. */
const SENTENCES = /^.*[.!?](?<![^\p{L}\p{M}](?:\p{Lu}|Sta|Sto|St|Av|Qta|Dr|Dra|Eng|Prof)\.)(?=\s\p{Lu})/u;

/** Punctuation that would look odd before an ellipsis. */
const LOOSE_END = /[\s,;:.!?–—-]+$/u;

/** Counts characters as people do: 'ã' is one in any Unicode form. */
export function countCharacters(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}

/** Shortens a text to `max` characters at the end of a word, with an ellipsis; a longer single word is cut. */
export function cutAtWord(text: string, max: number): string {
  const characters = Array.from(singleLine(text));
  if (characters.length <= max) return characters.join('');
  const room = characters.slice(0, max - 1).join('');
  const lastSpace = room.lastIndexOf(' ');
  const endsWithWord = characters[max - 1] === ' ' || lastSpace === -1;
  return `${(endsWithWord ? room : room.slice(0, lastSpace)).replace(LOOSE_END, '')}…`;
}

/** The title element of a page: with the brand if both fit, otherwise without. */
export function pageTitle(title: string, brandName: string): string {
  return firstThatFits([`${singleLine(title)} | ${brandName}`, title]);
}

/** The title element of the home page. */
export function homeTitle(brandName: string, tagline: string): string {
  return firstThatFits([`${brandName}: ${tagline}`, brandName]);
}

/**
 * The title of a property's page, without the brand: its name and as much of its place as fits. Properties of the same
 * name have the number of their slug in the title.
 */
export function propertyTitle(property: { title: string; location: string; slug: string }): string {
  const number = sameNameNumber(property);
  const name = number === '' ? property.title : `${property.title} ${number}`;
  const town = property.location.split(',')[0] ?? '';
  const room = PAGE_TITLE_MAX - number.length - 1;
  const cut = number === '' ? name : `${cutAtWord(property.title, room)} ${number}`;
  return firstThatFits([`${name}, ${property.location}`, `${name}, ${town}`, name, cut]);
}

/** The description of a page: whole sentences if they are long enough, otherwise cut at a word; further pages begin with their number. */
export function pageDescription(text: string, page = 1): string {
  const whole = page === 1 ? singleLine(text) : `Page ${page}. ${singleLine(text)}`;
  if (countCharacters(whole) <= PAGE_DESCRIPTION_MAX) return whole;
  // Two more than fit: what follows the last sentence; after most abbreviations there is no capital letter.
  const room = Array.from(whole)
    .slice(0, PAGE_DESCRIPTION_MAX + 2)
    .join('');
  const sentences = SENTENCES.exec(room)?.[0] ?? '';
  return countCharacters(sentences) >= SENTENCE_MIN ? sentences : cutAtWord(whole, PAGE_DESCRIPTION_MAX);
}

function firstThatFits(candidates: readonly string[]): string {
  const lines = candidates.map(singleLine);
  const fitting = lines.find((line) => countCharacters(line) <= PAGE_TITLE_MAX);
  return fitting ?? cutAtWord(lines.at(-1) ?? '', PAGE_TITLE_MAX);
}

function sameNameNumber({ title, slug }: { title: string; slug: string }): string {
  const [, base, number = ''] = /^(.+)-(\d+)$/.exec(slug) ?? [];
  return base === slugBase(title) ? number : '';
}

function singleLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
