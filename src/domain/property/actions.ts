import { contactPath } from '#domain/enquiry/contact-path.ts';
import { shownSaleState, type SaleState } from './sale/sale-states.ts';
import type { PropertyType } from './type.ts';

/** What the primary button of a property page does. */
export type PrimaryAction =
  | { kind: 'viewing-dialog'; label: 'Request a Viewing' }
  | { kind: 'contact-page'; label: 'Ask for Similar'; url: string }
  | { kind: 'booking-link'; label: 'Book Now'; url: string }
  | { kind: 'enquiry-dialog'; label: 'Book Now'; url: string };

/** The purposes of a form about a property: a question, or to book it. */
export const ENQUIRY_PURPOSES = ['question', 'booking'] as const;

export type EnquiryPurpose = (typeof ENQUIRY_PURPOSES)[number];

/** The dialog that 'Request Information' opens. */
export type InformationDialog = 'property-information' | 'information';

/**
 * The primary button (visitor specification, section 9): 'real estate opens the viewing dialog; otherwise opens
 * booking_link in a new tab, or goes to /contact'. Where the specification goes to /contact, it opens the enquiry for the
 * property; without JavaScript it goes to /contact (docs/decisions/0040). What is sold cannot be viewed.
 */
export function primaryAction(property: {
  type: PropertyType;
  saleState: SaleState;
  bookingLink: string | null;
  slug: string;
}): PrimaryAction {
  if (shownSaleState(property) === 'sold') {
    return { kind: 'contact-page', label: 'Ask for Similar', url: contactPath(property.slug) };
  }
  if (property.type === 'real_estate') return { kind: 'viewing-dialog', label: 'Request a Viewing' };
  if (property.bookingLink === null) {
    return { kind: 'enquiry-dialog', label: 'Book Now', url: contactPath(property.slug) };
  }
  return { kind: 'booking-link', label: 'Book Now', url: property.bookingLink };
}

/** The dialog of 'Request Information': 'property information dialog for real estate, otherwise the information request dialog'. */
export function informationDialog(type: PropertyType): InformationDialog {
  return type === 'real_estate' ? 'property-information' : 'information';
}
