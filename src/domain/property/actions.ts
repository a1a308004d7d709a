import { contactPath } from '#domain/enquiry/contact-path.ts';
import type { PropertyType } from './type.ts';

/** What the primary button of a property page does. */
export type PrimaryAction =
  | { kind: 'viewing-dialog'; label: 'Request a Viewing' }
  | { kind: 'booking-link'; label: 'Book Now'; address: string }
  | { kind: 'enquiry-dialog'; label: 'Book Now'; address: string };

/** What a form about a property is opened for: a question, certain dates, or an event that has none yet. */
export type EnquiryPurpose = 'question' | 'dates' | 'event';

/** The dialog that 'Request Information' opens. */
export type InformationDialog = 'property-information' | 'information';

/**
 * The primary button (visitor specification, section 9): 'real estate opens the viewing dialog; otherwise opens
 * booking_link in a new tab, or goes to /contact'. Instead of the last it opens the enquiry for that property, which
 * /contact knows too (docs/decisions/0125).
 */
export function primaryAction(property: {
  type: PropertyType;
  bookingLink: string | null;
  slug: string;
}): PrimaryAction {
  if (property.type === 'real_estate') return { kind: 'viewing-dialog', label: 'Request a Viewing' };
  if (property.bookingLink === null) {
    return { kind: 'enquiry-dialog', label: 'Book Now', address: contactPath(property.slug) };
  }
  return { kind: 'booking-link', label: 'Book Now', address: property.bookingLink };
}

/** What 'Book Now' asks for: dates of a letting; of a place for events, retreats and productions whatever is planned. */
export function bookingPurpose(type: PropertyType): Exclude<EnquiryPurpose, 'question'> {
  return type === 'event' || type === 'retreat' || type === 'production' ? 'event' : 'dates';
}

/** The dialog of 'Request Information': 'property information dialog for real estate, otherwise the information request dialog'. */
export function informationDialog(type: PropertyType): InformationDialog {
  return type === 'real_estate' ? 'property-information' : 'information';
}
