import { PATHS } from './paths.ts';
import type { PropertyType } from './property-type.ts';

/** What the primary button of a property page does. */
export type PrimaryAction =
  | { kind: 'viewing-dialog'; label: 'Request a Viewing' }
  | { kind: 'booking-link'; label: 'Book Now'; address: string }
  | { kind: 'contact'; label: 'Book Now'; address: string };

/** The dialog that 'Request Information' opens. */
export type InformationDialog = 'property-information' | 'information';

/**
 * The primary button (visitor specification, section 9): 'real estate opens the viewing dialog; otherwise opens
 * booking_link in a new tab, or goes to /contact'.
 */
export function primaryAction(property: { type: PropertyType; bookingLink: string | null }): PrimaryAction {
  if (property.type === 'real_estate') return { kind: 'viewing-dialog', label: 'Request a Viewing' };
  if (property.bookingLink === null) return { kind: 'contact', label: 'Book Now', address: PATHS.contact };
  return { kind: 'booking-link', label: 'Book Now', address: property.bookingLink };
}

/** The dialog of 'Request Information': 'property information dialog for real estate, otherwise the information request dialog'. */
export function informationDialog(type: PropertyType): InformationDialog {
  return type === 'real_estate' ? 'property-information' : 'information';
}
