import { type EnquiryPurpose, informationDialog, primaryAction } from '#domain/property/actions.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { venueTypeOf } from '#domain/property/type.ts';
import { DIALOG_TEXT as text } from './text.ts';

/** The forms in a property's dialogs. */
export type EnquiryKind = 'letting' | 'venue' | 'viewing' | 'property-information';

/** A dialog of a property's page. */
export interface EnquiryDialog {
  /** The buttons of the page point to it (PropertyActions.astro). */
  readonly id: string;
  readonly title: string;
  readonly kind: EnquiryKind;
  readonly purpose: EnquiryPurpose;
}

/** The dialogs that a property's buttons open. */
export function enquiryDialogs(
  property: Pick<PublishedProperty, 'type' | 'saleState' | 'bookingLink' | 'slug'>,
): EnquiryDialog[] {
  const action = primaryAction(property).kind;
  const information = informationDialog(property.type);
  const isVenue = venueTypeOf(property.type) !== null;
  const stay = isVenue ? 'venue' : 'letting';
  const dialogs: EnquiryDialog[] = [];
  if (action === 'viewing-dialog') {
    dialogs.push({ id: 'viewing-dialog', kind: 'viewing', title: text.viewing, purpose: 'question' });
  }
  if (action === 'enquiry-dialog') {
    dialogs.push({ id: 'enquiry-dialog', kind: stay, title: isVenue ? text.event : text.dates, purpose: 'booking' });
  }
  dialogs.push({
    id: `${information}-dialog`,
    kind: information === 'information' ? stay : information,
    title: text.information,
    purpose: 'question',
  });
  return dialogs;
}
