import { implausibleValues } from '#domain/import/implausible-values.ts';
import { PUBLISHING_PICTURES } from './limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { Property } from './property.ts';
import { missingPropertyPrice } from './form-checks.ts';
import { guestsInBeds } from './bedrooms/sleeping.ts';
import { showsStay } from './stay.ts';
import { isHiredByTheDay, type PropertyType } from './type.ts';

/** A criterion that a property should meet before it is published. */
export type CompletenessItem =
  | 'price'
  | 'hero'
  | 'pictures'
  | 'alt'
  | 'licence'
  | 'energy'
  | 'values'
  | 'bedrooms'
  | 'beds'
  | 'outdoors'
  | 'distances'
  | 'adviser';

/** A criterion and whether a property meets it. */
export interface Completeness {
  readonly item: CompletenessItem;
  readonly isMet: boolean;
  /** Whether the law requires it. */
  readonly isLaw: boolean;
  /** Whether a property cannot be published without it; anything else is advice. */
  readonly isRequired: boolean;
  /** The field to fill in. */
  readonly field: keyof Property;
}

/** What is missing, as a sentence that editors read before publishing. */
export const MISSING_TEXT: Readonly<Record<CompletenessItem, string>> = {
  price: 'The price is missing.',
  hero: 'There is no hero picture.',
  pictures: 'There are fewer than five pictures.',
  alt: 'Some pictures have no alt text.',
  licence: 'The RNAL licence number is missing. The law requires it for holiday rentals.',
  values: 'The number of guests or bedrooms, or the price, is unusual.',
  energy: 'The energy rating is missing. The law requires it for sales and mid-term rentals.',
  bedrooms: 'The number of bedrooms is not the number of those described.',
  beds: 'The beds are for fewer guests than the property.',
  outdoors: 'No terrace, garden or pool is described.',
  distances: 'There are no confirmed distances.',
  adviser: 'The property has no adviser.',
};

/** The fields that the criteria read. */
export const COMPLETENESS_FIELDS = [
  ...(['type', 'price', 'salePrice', 'people', 'bedrooms'] as const),
  ...(['hero', 'gallery', 'licenceNumber', 'energyRating'] as const),
  ...(['hasRentalOption', 'bedroomList', 'outdoorPlaces', 'distances', 'adviser'] as const),
] as const satisfies readonly (keyof Property)[];

export type CompletenessFields = Pick<Property, (typeof COMPLETENESS_FIELDS)[number]>;

/** Types for short stays: Portuguese law requires their number in the local-lodging register. */
const HOLIDAY_LETTINGS: readonly PropertyType[] = ['rental', 'retreat'];

/** Types whose advertisements must show the energy class by law. */
const RATED: readonly PropertyType[] = ['real_estate', 'mid_term_rental', 'long_term_rental'];

/** Checks all criteria of a property's type, in the order of the form. */
export function propertyCompleteness(property: CompletenessFields): Completeness[] {
  const { type, hero, gallery, licenceNumber, energyRating } = property;
  const pictures: readonly Picture[] = hero === null ? gallery : [hero, ...gallery];
  const priceField = type === 'real_estate' ? 'salePrice' : 'price';
  const [unusual] = implausibleValues(property);
  return [
    advice('price', priceField, missingPropertyPrice(property) === null),
    { item: 'hero', isMet: hero !== null, isLaw: false, isRequired: true, field: 'hero' },
    advice('pictures', 'gallery', pictures.length >= PUBLISHING_PICTURES),
    advice(
      'alt',
      hero !== null && !hasAlt(hero) ? 'hero' : 'gallery',
      pictures.every((picture) => hasAlt(picture)),
    ),
    ...(HOLIDAY_LETTINGS.includes(type) ? [law('licence', 'licenceNumber', licenceNumber.trim() !== '')] : []),
    // Only for implausible values: editors do not confirm plausible ones.
    ...(unusual === undefined ? [] : [advice('values', unusual === 'price' ? priceField : unusual, false)]),
    ...(RATED.includes(type) ? [law('energy', 'energyRating', energyRating !== null)] : []),
    ...sleepingCriteria(property),
    advice('outdoors', 'outdoorPlaces', property.outdoorPlaces.length > 0),
    advice('distances', 'distances', property.distances.length > 0),
    advice('adviser', 'adviser', property.adviser !== null),
  ];
}

/** Where guests sleep there, each of the bedrooms is described, no further one, and they have their beds. */
function sleepingCriteria(property: CompletenessFields): Completeness[] {
  const { bedroomList, bedrooms, people } = property;
  if (!showsStay(property) || isHiredByTheDay(property.type)) return [];
  const isDescribed = bedroomList.length >= bedrooms;
  return [
    advice('bedrooms', 'bedroomList', bedroomList.length === bedrooms),
    // Only once there is something to compare; long lettings may be unfurnished.
    ...(isDescribed && property.type !== 'long_term_rental'
      ? [advice('beds', 'bedroomList', guestsInBeds(bedroomList) >= people)]
      : []),
  ];
}

function hasAlt({ alt }: Picture): boolean {
  return alt.trim() !== '';
}

function advice(item: CompletenessItem, field: keyof Property, isMet: boolean): Completeness {
  return { item, isMet, isLaw: false, isRequired: false, field };
}

function law(item: CompletenessItem, field: keyof Property, isMet: boolean): Completeness {
  return { item, isMet, isLaw: true, isRequired: true, field };
}

/** The required criteria that a property does not meet. */
export function publishingGaps(property: CompletenessFields): Completeness[] {
  return propertyCompleteness(property).filter(({ isRequired, isMet }) => isRequired && !isMet);
}
