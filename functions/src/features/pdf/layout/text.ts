import type { PublishedProperty } from '#domain/property/property.ts';
import { shownSaleState } from '#domain/property/sale/sale-states.ts';
import { propertyBadge } from '#domain/property/type.ts';

export const PDF_TEXT = {
  brochure: 'Brochure',
  scoutSheet: 'Scout sheet',
  features: 'Features',
  distances: 'Distances',
  amenities: 'Amenities',
  categories: { essentials: 'Essentials', entertainment: 'Entertainment', outdoor: 'Outdoor', wellness: 'Wellness' },
  terms: 'Price and terms',
  price: 'Price',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  deposit: 'Security deposit',
  included: 'Included',
  addedCost: 'At added cost',
  askUs: (title: string) => `Ask us about ${title}`,
  askForSimilar: (title: string) => `Ask us about properties like ${title}`,
  office: 'Our office',
  page: 'Current prices, dates and all pictures:',
  licence: (number: string) => `Licence (RNAL): ${number}`,
  asOf: (date: string) => `As of ${date}. Prices and details may change; the page has the current ones.`,
  facts: 'Facts',
  spaces: 'Spaces',
  position: 'Position',
  of: (page: number, pages: number) => `${page} / ${pages}`,
} as const;

/** What a property is, whether it is sold, and where it is, as its page has it above the title: 'SOLD · Comporta'. */
export function labelText({ type, saleState, location }: PublishedProperty): string {
  return `${propertyBadge(type, saleState)} · ${location}`;
}

/** The heading of the last page; like the button of the page it offers others in the place of what is sold. */
export function invitationText(property: PublishedProperty): string {
  const { askForSimilar, askUs } = PDF_TEXT;
  return shownSaleState(property) === 'sold' ? askForSimilar(property.title) : askUs(property.title);
}

/** A day such as '27 November 2026', of the time zone of the office. */
export function dayText(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/Lisbon' });
}
