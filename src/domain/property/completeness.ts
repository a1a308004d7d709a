import { implausibleValues } from '#domain/import/implausible-values.ts';
import { PUBLISHING_PICTURES } from './limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { Property } from './property.ts';
import { missingPropertyPrice } from './form-checks.ts';
import type { PropertyType } from './type.ts';

/** What a property should have before it is published. */
export type CompletenessItem = 'price' | 'hero' | 'pictures' | 'alt' | 'licence' | 'energy' | 'values';

/** One thing that a property should have. */
export interface Completeness {
  /** What it is. */
  readonly item: CompletenessItem;
  /** Whether the property has it. */
  readonly isMet: boolean;
  /** Whether the law asks for it. */
  readonly isLaw: boolean;
  /** Whether the property is not published without it, as the law asks for it or we do; everything else is advice. */
  readonly isRequired: boolean;
  /** The field to mend. */
  readonly field: keyof Property;
}

/** The fields that decide what is missing. */
export type CompletenessFields = Pick<
  Property,
  'type' | 'price' | 'salePrice' | 'people' | 'bedrooms' | 'hero' | 'gallery' | 'licenceNumber' | 'energyRating'
>;

/** Types that lodge guests for a short time: Portuguese law asks to show their number in the local-lodging register. */
const HOLIDAY_LETTINGS: readonly PropertyType[] = ['rental', 'retreat'];

/** Types for which the energy class must stand in every advertisement. */
const RATED: readonly PropertyType[] = ['real_estate', 'mid_term_rental', 'long_term_rental'];

/** Everything a property should have, in the order of the form; what its type does not need is left out. */
export function propertyCompleteness(property: CompletenessFields): Completeness[] {
  const { type, hero, gallery, licenceNumber, energyRating } = property;
  const pictures: readonly Picture[] = hero === null ? gallery : [hero, ...gallery];
  return [
    advice('price', type === 'real_estate' ? 'salePrice' : 'price', missingPropertyPrice(property) === null),
    { item: 'hero', isMet: hero !== null, isLaw: false, isRequired: true, field: 'hero' },
    advice('pictures', 'gallery', pictures.length >= PUBLISHING_PICTURES),
    advice(
      'alt',
      'gallery',
      pictures.every(({ alt }) => alt.trim() !== ''),
    ),
    ...(HOLIDAY_LETTINGS.includes(type) ? [law('licence', 'licenceNumber', licenceNumber.trim() !== '')] : []),
    // Only where there is something to look at: nobody confirms what is usual.
    ...(implausibleValues(property).length > 0 ? [advice('values', 'people', false)] : []),
    ...(RATED.includes(type) ? [law('energy', 'energyRating', energyRating !== null)] : []),
  ];
}

function advice(item: CompletenessItem, field: keyof Property, isMet: boolean): Completeness {
  return { item, isMet, isLaw: false, isRequired: false, field };
}

function law(item: CompletenessItem, field: keyof Property, isMet: boolean): Completeness {
  return { item, isMet, isLaw: true, isRequired: true, field };
}

/** What a property lacks to be published. */
export function publishingGaps(property: CompletenessFields): Completeness[] {
  return propertyCompleteness(property).filter(({ isRequired, isMet }) => isRequired && !isMet);
}
