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
  office: 'Our office',
  page: 'Current prices, dates and all pictures:',
  licence: (number: string) => `Licence (RNAL): ${number}`,
  asOf: (date: string) => `As of ${date}. Prices and details may change; the page has the current ones.`,
  facts: 'Facts',
  spaces: 'Spaces',
  position: 'Position',
  of: (page: number, pages: number) => `${page} / ${pages}`,
} as const;

/** A day such as '27 November 2026', of the time zone of the office. */
export function dayText(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/Lisbon' });
}
