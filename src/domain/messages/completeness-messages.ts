import type { CompletenessItem } from '../property-completeness.ts';

/** What is missing, as a sentence to show before publishing. */
export const MISSING_WORDS: Readonly<Record<CompletenessItem, string>> = {
  price: 'The price is missing.',
  hero: 'There is no hero picture.',
  pictures: 'There are fewer than five pictures.',
  alt: 'Some pictures have no description for those who cannot see them.',
  licence: 'The number of the local-lodging register (RNAL) is missing, which the law requires for holiday lettings.',
  energy: 'The energy class is missing, which the law requires for sales and mid-term lettings.',
};
