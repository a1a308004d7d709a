/** Ids of the forms of this feature; those about a property carry its id, so that a draft stays with its house. */
export const ENQUIRY_FORMS = {
  contact: () => 'contact-form',
  booking: (propertyId: string) => `booking-${propertyId}`,
  information: (propertyId: string) => `information-${propertyId}`,
  viewing: (propertyId: string) => `viewing-${propertyId}`,
  propertyInformation: (propertyId: string) => `property-information-${propertyId}`,
} as const;
