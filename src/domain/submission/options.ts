// No zod: the list-property wizard, emails and the inbox show these labels (accounts specification, section 3).

/** Steps of the wizard with their headings. */
export const SUBMISSION_STEPS = [
  'Property Owner Information',
  'Property Details',
  'Rental Information & Photos',
] as const;

/** 'Property type options'. */
export const SUBMISSION_PROPERTY_TYPES = [
  'Villa',
  'Apartment',
  'Townhouse',
  'Estate',
  'Penthouse',
  'Cottage',
  'Farmhouse',
  'Chateau',
  'Beach House',
  'Historic Building',
] as const;

/** 'Rental type options'. */
export const SUBMISSION_RENTAL_TYPES = [
  'Vacation Rental',
  'Long-Term Rental',
  'Real Estate Sale',
  'Event Venue',
  'Retreat Space',
  'Production Location',
] as const;

/** 'Amenity options (16 ids)'; the labels are ours. */
export const SUBMISSION_AMENITIES = [
  { id: 'pool', label: 'Swimming pool' },
  { id: 'garden', label: 'Garden' },
  { id: 'terrace', label: 'Terrace' },
  { id: 'parking', label: 'Parking' },
  { id: 'aircon', label: 'Air conditioning' },
  { id: 'heating', label: 'Heating' },
  { id: 'wifi', label: 'WiFi' },
  { id: 'security', label: 'Security system' },
  { id: 'gym', label: 'Gym' },
  { id: 'spa', label: 'Spa' },
  { id: 'cinema', label: 'Home cinema' },
  { id: 'wine', label: 'Wine cellar' },
  { id: 'staff', label: 'Household staff' },
  { id: 'elevator', label: 'Elevator' },
  { id: 'bbq', label: 'BBQ' },
  { id: 'fireplace', label: 'Fireplace' },
] as const;

/** Types of photographs that owners may send: the hint names PNG, JPG and GIF; phones also save WebP. */
export const SUBMISSION_PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
