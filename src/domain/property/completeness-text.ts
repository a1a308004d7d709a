import type { CompletenessItem } from './completeness.ts';

/** What is missing, as a sentence to show before publishing. */
export const MISSING_TEXT: Readonly<Record<CompletenessItem, string>> = {
  price: 'The price is missing.',
  hero: 'There is no hero picture.',
  pictures: 'There are fewer than five pictures.',
  alt: 'Some pictures have no alt text.',
  licence: 'The RNAL licence number is missing. The law requires it for holiday rentals.',
  values: 'The number of guests or bedrooms, or the price, is unusual.',
  energy: 'The energy rating is missing. The law requires it for sales and mid-term rentals.',
};
