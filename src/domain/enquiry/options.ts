// No zod: forms, emails and the inbox show these labels.
import type { VenueType } from '#domain/property/type.ts';

/** Kinds of enquiries; the discriminator of the schema. */
export const ENQUIRY_KINDS = [
  'information',
  'venue',
  'viewing',
  'property_information',
  'contact',
  'trip_request',
] as const;

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Names of the kinds in the inbox. */
export const ENQUIRY_KIND_LABELS: Record<EnquiryKind, string> = {
  information: 'Information request',
  venue: 'Venue enquiry',
  viewing: 'Viewing request',
  property_information: 'Property information request',
  contact: 'Contact form',
  trip_request: 'Trip request',
};

/** What takes place at a venue, by its type; each list ends with what it does not name. */
export const VENUE_OCCASIONS = {
  event: ['Wedding', 'Birthday or anniversary', 'Dinner or reception', 'Company event', 'Other event'],
  retreat: ['Yoga or wellness retreat', 'Company retreat', 'Writing or art retreat', 'Course', 'Other retreat'],
  production: ['Feature film or series', 'Commercial', 'Photo shoot', 'Music video', 'Documentary', 'Other production'],
} as const satisfies Record<VenueType, readonly string[]>;

function listHalfHours(from: number, until: number): string[] {
  const times: string[] = [];
  for (let minutes = from * 60; minutes <= until * 60; minutes += 30) {
    const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
    times.push(`${hour}:${minutes % 60 === 0 ? '00' : '30'}`);
  }
  return times;
}

/** Hours of a viewing: 'every 30 minutes 09:00 to 12:30 and 14:00 to 18:00' (visitor specification, section 5). */
export const VIEWING_TIMES: readonly string[] = [...listHalfHours(9, 12.5), ...listHalfHours(14, 18)];

/** What a buyer can ask about (visitor specification, section 5). */
export const INFORMATION_TOPICS = [
  { id: 'floor-plans', label: 'Floor plans' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'legal', label: 'Legal' },
  { id: 'neighborhood', label: 'Neighborhood' },
  { id: 'investment', label: 'Investment' },
  { id: 'maintenance', label: 'Maintenance' },
  { id: 'utilities', label: 'Utilities' },
  { id: 'history', label: 'History' },
  { id: 'taxes', label: 'Taxes' },
  { id: 'financing', label: 'Financing' },
] as const;

/** When a buyer wants to buy (visitor specification, section 5). */
export const TIMEFRAMES = [
  'Immediately',
  'Within 1 month',
  'Within 3 months',
  'Within 6 months',
  'Within 1 year',
  'Just researching',
] as const;

/** What a contact message is about (visitor specification, section 9). */
export const CONTACT_ENQUIRY_TYPES = [
  'Rental or Real Estate',
  'Rental',
  'Real Estate',
  'List Property',
  'Press Inquiry',
] as const;
