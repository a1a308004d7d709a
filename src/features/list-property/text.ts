import { REVIEW_HOURS } from '#domain/submission/limits.ts';

/** Text of the list-property page (accounts specification, sections 1 and 2). */
export const LIST_PROPERTY_TEXT = {
  label: 'For owners',
  title: 'List With Us',
  introduction: `Tell us about your house. Our team reviews every submission within ${REVIEW_HOURS} hours and then makes contact.`,
  benefitsHeading: 'Why List',
  benefits: [
    'Access to high-net-worth clients',
    'Professional photography and marketing',
    'A dedicated property manager and concierge',
    'Flexible rental options with competitive commission',
    'International marketing reach',
  ],
  formHeading: 'Tell us about the house',
  formIntroduction: 'Three short steps. What you write stays on this device until you send it.',
  ownerName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  propertyType: 'Property type',
  propertyLocation: 'Location',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area in m²',
  description: 'Description',
  amenities: 'Amenities',
  rentalType: 'Listing type',
  availableFrom: 'Available from',
  availableTo: 'Available to',
  priceExpectation: 'Price expectation',
  photos: 'Photographs',
  next: 'Continue',
  choosePropertyType: 'Choose a property type',
  chooseListingType: 'Choose a listing type',
  photosLater: 'Photographs can only be added with JavaScript. Our email to you says how to send them.',
  remove: 'Remove',
  retry: 'Try again',
  writeOrCall: 'Until then you can reach us at',
  photosSent: 'All your photographs have been uploaded.',
  photoSent: 'Sent',
  photoFailed: 'Not sent',
  photoTooLate: 'Not sent: the time for uploads is over. Please send it by email.',
  leave: 'Please keep this page open until all photographs are uploaded.',
  offline: 'You are offline. Your photographs will be sent as soon as you are back online.',
} as const;

/** Why a photograph was not added. */
export function photoRejected(name: string, message: string): string {
  return `${name}: ${message}`;
}

/** Progress of the uploads; `number` counts from 1. */
export function sendingPhoto(number: number, all: number): string {
  return `Sending photograph ${number} of ${all}`;
}

export function photosFailed(names: readonly string[]): string {
  return `${names.join(', ')} could not be uploaded. Everything else has reached us.`;
}

export function photoShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}
