// No zod: filters and forms share these with the schema.

/** Surroundings a visitor can filter by as 'Type of Villa' (visitor specification, section 9). */
export const PROPERTY_SETTINGS = ['beach', 'city', 'countryside', 'mountains'] as const;

/** The surroundings of a property. */
export type PropertySetting = (typeof PROPERTY_SETTINGS)[number];

/** The words of the filter panel: 'Villa types: All, Beach, City, Countryside, Mountains'. */
export const VILLA_TYPE_LABELS: Record<PropertySetting, string> = {
  beach: 'Beach',
  city: 'City',
  countryside: 'Countryside',
  mountains: 'Mountains',
};
