import { isContentKind, type ContentKind } from '#domain/content/kinds.ts';
import type { ContentInput } from '#domain/content/schemas.ts';

/** What a field of content is called on forms, in differences and in the audit log. */
export const FIELD_LABELS = {
  properties: {
    title: 'Title',
    subtitle: 'Subtitle',
    location: 'Location',
    destination: 'Destination page',
    coordinates: 'Pin on the map',
    setting: 'Surroundings',
    type: 'Property type',
    tag: 'Tag',
    price: 'Price',
    salePrice: 'Sale price',
    rentalPrice: 'Rental price',
    hasRentalOption: 'Rental option available',
    people: 'Guests',
    rooms: 'Rooms',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    bedroomList: 'Bedrooms and beds',
    outdoorPlaces: 'Outdoor places',
    entranceSteps: 'Steps to the door',
    narrowestDoor: 'Narrowest door, cm',
    bedHeight: 'Lowest bed, cm',
    showerStep: 'Step into the shower, cm',
    accessPictures: 'Photographs of the access',
    spaces: 'Rooms and gardens',
    curfew: 'End of music outdoors',
    powerAmps: 'Power, amperes a phase',
    powerPhases: 'Phases',
    vehicleHeight: 'Clear height for vehicles, cm',
    vehicleLength: 'Longest vehicle, m',
    vehicleTurning: 'Turning',
    permits: 'Permits',
    saleState: 'State of the sale',
    priceBefore: 'Price before',
    reducedOn: 'Reduced on',
    area: 'Area, m²',
    houseSize: 'House size, m²',
    landSize: 'Land size, m²',
    builtArea: 'Built area, m²',
    plotSize: 'Plot size, m²',
    yearBuilt: 'Year built',
    energyRating: 'Energy rating',
    licenceNumber: 'Licence number (RNAL)',
    hero: 'Hero image',
    gallery: 'Gallery',
    floorPlans: 'Floor plans',
    mediaLinks: 'Videos, tours and plans at other sites',
    amenities: 'Amenities',
    description: 'Description',
    detailedDescription: 'Detailed description',
    propertySectionHeading: 'Property section heading',
    propertySectionContent: 'Property section content',
    locationDescription: 'Location description',
    distances: 'Distances',
    additionalContentHeading: 'Additional content heading',
    additionalContentText: 'Additional content text',
    quoteHeading: 'Quote heading',
    quoteText: 'Quote text',
    checkInTime: 'Check-in time',
    checkOutTime: 'Check-out time',
    checkInInstructions: 'Check-in instructions',
    securityDeposit: 'Security deposit',
    houseRules: 'House rules',
    includedServices: 'Included services',
    addedCostServices: 'Added-cost services',
    features: 'Features',
    reviews: 'Reviews of guests',
    adviser: 'Adviser',
    bookingLink: 'Booking link',
    contactInfo: 'Contact info',
    showOnRetreatsPage: 'Show on the retreats page',
    showOnEventsPage: 'Show on the events page',
    showOnProductionsPage: 'Show on the productions page',
  },
  destinations: {
    name: 'Name',
    region: 'Region',
    description: 'Short description (two sentences)',
    longDescription: 'About',
    heroImage: 'Hero picture',
    gallery: 'Gallery',
    highlights: 'Highlights',
    bestTime: 'Best time to visit',
    climate: 'Climate',
    population: 'Population',
    keyAttractions: 'Key attractions',
    thingsToDo: 'Things to do',
    localCuisine: 'Local cuisine',
    travelTips: 'Travel tips',
    whenToVisit: 'When to visit',
    nearbyDestinations: 'Nearby destinations',
    locationText: 'Text in the location of its properties',
    suggestedPropertyId: 'Property in the home slider',
  },
  services: {
    title: 'Title',
    description: 'Description',
    ctaText: 'Link text',
    ctaLink: 'Link URL',
    image: 'Picture',
    imagePosition: 'Picture position',
    backgroundColor: 'Background',
    isActive: 'Show it on the services page',
  },
  teamMembers: {
    name: 'Name',
    title: 'Job title',
    bio: 'Biography',
    photo: 'Photograph',
    phone: 'Phone',
    whatsApp: 'WhatsApp number',
    email: 'Email',
    department: 'Department',
    isFeatured: 'Show as a founder',
  },
  departments: {
    name: 'Name',
    description: 'Description',
    phone: 'Phone',
    email: 'Email',
  },
  heroImages: { image: 'Picture', isActive: 'Show it in the slideshow' },
  featured: { propertyId: 'Property', isActive: 'Show it on the home page' },
  legalPages: { title: 'Title', introduction: 'Introduction', updatedOn: 'Last changed on', sections: 'Sections' },
  settings: {
    brandName: 'Brand name',
    tagline: 'Tagline',
    description: 'Description for search engines',
    experienceClaim: 'Experience line in the footer',
    fallbackDescription: 'Default page description',
    phone: 'Phone',
    email: 'Email',
    ownersEmail: 'Email for owners',
    chatAddress: 'Chat link',
    officeAddress: 'Office address',
    officeHours: 'Office hours',
    officeDays: 'Office days (viewings can be requested on these days)',
    replyTemplates: 'Reply templates',
    purchaseTable: 'Cost of buying',
    showReplyTime: 'Show the recent response time on the contact page',
    companyName: 'Legal name',
    companyRegistration: 'Registration number',
    licences: 'Licences',
    complaintsBookLink: 'Link to the complaints book',
    socialLinks: 'Social profiles',
    reviews: 'Reviews badge',
    home: 'Home page',
    teamIntroduction: 'Team page introduction',
    teamPhoto: 'Photograph of the team',
  },
} as const satisfies { readonly [Kind in ContentKind]: Readonly<Record<keyof ContentInput<Kind>, string>> };

/** Fields that the server fills in. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  orderIndex: 'Position',
  slug: 'Page address',
  archivedAt: 'Archived',
};

/** Fields that follow from others, which people do not edit. */
const DERIVED: ReadonlySet<string> = new Set(['priceAmount', 'salePriceAmount', 'rentalPriceAmount']);

/** Whether people have to read of a difference in this field: that of another field explains it otherwise. */
export function isDerivedField(field: string): boolean {
  return DERIVED.has(field);
}

/** What a field is called outside of its form; of an unknown one the name in words: 'checkedBy' is 'Checked by'. */
export function fieldLabel(kind: string, field: string): string {
  const labels: Readonly<Record<string, string>> = isContentKind(kind) ? FIELD_LABELS[kind] : {};
  const words = field.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  // Without the hint for whoever fills in the form: 'Licence number (RNAL)'.
  return (
    labels[field]?.replace(/ \(.*\)$/, '') ?? OTHER_LABELS[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  );
}

/** The fields of a difference as a list in words; '' for none. */
export function listFieldLabels(kind: ContentKind, fields: readonly string[]): string {
  return fields
    .filter((field) => !isDerivedField(field))
    .map((field) => fieldLabel(kind, field))
    .join(', ');
}
