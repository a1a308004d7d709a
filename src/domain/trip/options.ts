// No zod: the trip planner and emails show these labels (visitor specification, section 2).

export const TRIP_STEPS = 6;

export const TRIP_PROPERTY_TYPES = [
  { id: 'villa', label: 'Villa' },
  { id: 'estate', label: 'Estate' },
  { id: 'beachfront', label: 'Beachfront' },
  { id: 'countryside', label: 'Countryside' },
  { id: 'city', label: 'City' },
  { id: 'unique', label: 'Unique' },
] as const;

export const TRIP_LOCATIONS = [
  { id: 'algarve', label: 'Algarve' },
  { id: 'comporta', label: 'Comporta' },
  { id: 'cascais', label: 'Cascais' },
  { id: 'sintra', label: 'Sintra' },
  { id: 'douro', label: 'Douro' },
  { id: 'lisbon', label: 'Lisbon' },
  { id: 'azores', label: 'Azores' },
  { id: 'alentejo', label: 'Alentejo' },
] as const;

export const TRIP_INTERESTS = [
  { id: 'wine', label: 'Wine' },
  { id: 'beach', label: 'Beach' },
  { id: 'culture', label: 'Culture' },
  { id: 'nature', label: 'Nature' },
  { id: 'golf', label: 'Golf' },
  { id: 'spa', label: 'Spa' },
  { id: 'family', label: 'Family' },
  { id: 'nightlife', label: 'Nightlife' },
] as const;

/** Budgets per night. */
export const TRIP_BUDGETS = [
  { id: 'luxury', label: '€2,000+ per night' },
  { id: 'premium', label: '€1,000 - €2,000' },
  { id: 'mid', label: '€500 - €1,000' },
  { id: 'flexible', label: 'Flexible' },
] as const;

/** Default group (visitor specification, section 9: 'default 2 adults, 0 children'). */
export const TRIP_GROUP_DEFAULT = { adults: 2, children: 0 } as const;

export type TripPropertyTypeId = (typeof TRIP_PROPERTY_TYPES)[number]['id'];

export type TripLocationId = (typeof TRIP_LOCATIONS)[number]['id'];

export type TripInterestId = (typeof TRIP_INTERESTS)[number]['id'];

export type TripBudgetId = (typeof TRIP_BUDGETS)[number]['id'];

/** Kilometres within which golf counts as near. */
export const GOLF_KILOMETRES = 10;

/** Kilometres within which nightlife counts as near. */
export const NIGHTLIFE_KILOMETRES = 15;
