import type { Amenity } from '#domain/property/amenities/amenity.ts';
import { AMENITY_CATALOGUE, AMENITY_CATEGORIES } from '#domain/property/amenities/catalogue.ts';
import type { PublishedProperty } from '#domain/property/property.ts';

type Texts = Pick<
  PublishedProperty,
  | 'subtitle'
  | 'description'
  | 'detailedDescription'
  | 'propertySectionHeading'
  | 'propertySectionContent'
  | 'locationDescription'
  | 'additionalContentHeading'
  | 'additionalContentText'
  | 'quoteHeading'
  | 'quoteText'
>;

type Lists = Pick<PublishedProperty, 'houseRules' | 'includedServices' | 'addedCostServices' | 'features'>;

const SENTENCES = [
  'The house was built for a family that came every summer and could never agree on when to leave.',
  'Thick walls of lime and schist keep the rooms cool until the evening, when every door is opened.',
  'A long table under the vine takes fourteen, and breakfast is served there from the first warm week of April.',
  'The kitchen faces east, over the herb garden, and is the room in which most guests spend the rain.',
  'Floors are of old terracotta downstairs and of pine above, waxed twice a year by the same two sisters.',
  'From the terrace the land falls away in olive trees to a stream that runs from November until June.',
  'The pool lies a little apart, behind a hedge of rosemary, and catches the last hour of the sun.',
  'Two of the bedrooms open on to a gallery, and the others have a door of their own to the garden.',
  'The village is twelve minutes away on foot, with a baker, a café and a market on the first Saturday.',
  'In spring the meadow is left uncut for the sake of the orchids, with one path mown through it.',
  'The fireplace in the upper room draws well and burns holm oak from the estate.',
  'Linen is from Guimarães, blankets are from Reguengos, and the soap is made on the farm.',
  'A gardener and a housekeeper look after everything and are seen as much or as little as guests wish.',
  'The nearest beach is a quarter of an hour by car and has room for everyone, even in August.',
  'There is a study with a proper desk, a quick connection and a view that does nothing for the work.',
  'At night there are no lamps in sight but those of the house, and the Milky Way is plain above the roof.',
] as const;

const LINES = [
  'Arrival is in the afternoon, or by arrangement',
  'Housekeeping every morning except Sunday',
  'A cook for dinner can be booked two days before',
  'Firewood for the evenings',
  'Linen and towels for the house and the pool',
  'Transfers from the airport, €140 each way',
  'No music outdoors after eleven',
  'Please keep the gates closed for the sheep',
  'Bicycles in three sizes',
  'A basket for the first breakfast',
] as const;

/** The long texts of a generated property, of the same length as in the sample content. */
export function generatedTexts(index: number, title: string, location: string): Texts {
  return {
    subtitle: `A house of calm rooms near ${location}`,
    description: prose(index, 2),
    detailedDescription: `${title} stands outside ${location}. ${prose(index + 1, 4)}\n${prose(index + 5, 4)}`,
    propertySectionHeading: 'The rooms and the light',
    propertySectionContent: prose(index + 3, 5),
    locationDescription: prose(index + 7, 5),
    additionalContentHeading: 'The people of the house',
    additionalContentText: prose(index + 11, 4),
    quoteHeading: 'From the guest book',
    quoteText: prose(index + 2, 1),
  };
}

/** The short lists of a generated property, five lines each. */
export function generatedLists(index: number): Lists {
  return {
    houseRules: cycle(LINES, index, 5),
    includedServices: cycle(LINES, index + 3, 5),
    addedCostServices: cycle(LINES, index + 6, 5),
    features: cycle(LINES, index + 8, 5),
  };
}

/** The whole catalogue without one amenity of each category. */
export function generatedAmenities(index: number): Amenity[] {
  return AMENITY_CATEGORIES.flatMap((category) =>
    AMENITY_CATALOGUE[category]
      .filter((_, place, names) => place !== index % names.length)
      .map((name) => ({ category, name, icon: '' })),
  );
}

function prose(index: number, sentences: number): string {
  // With steps of five, all texts of a property differ, and so do those of neighbouring properties.
  return cycle(SENTENCES, index * 5, sentences).join(' ');
}

function cycle(values: readonly string[], begin: number, count: number): string[] {
  return [...values, ...values].slice(begin % values.length, (begin % values.length) + count);
}
