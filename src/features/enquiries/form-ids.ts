/** Ids of this feature's forms; a form about a property carries the property's id, which keeps drafts apart. */
export const ENQUIRY_FORMS = {
  contact: () => 'contact-form',
  booking: (propertyId: string) => `booking-${propertyId}`,
  information: (propertyId: string) => `information-${propertyId}`,
  viewing: (propertyId: string) => `viewing-${propertyId}`,
  propertyInformation: (propertyId: string) => `property-information-${propertyId}`,
} as const;
