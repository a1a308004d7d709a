import { describeGallery } from '#domain/media/gallery-alts.ts';
import { describeHero } from '#domain/media/hero-alt.ts';
import { priceToStore } from '#domain/money/price.ts';
import { propertyInputSchema, type PropertyInput } from '#domain/property/input.ts';
import { showsStay } from '#domain/property/stay.ts';
import * as z from 'zod';
import { readForm, type FormFacts } from './read-form.ts';

type FieldName = keyof PropertyInput;

const SALE: readonly FieldName[] = [
  'salePrice',
  'saleState',
  'priceBefore',
  'reducedOn',
  'houseSize',
  'landSize',
  'builtArea',
  'plotSize',
  'yearBuilt',
];
const LETTING: readonly FieldName[] = ['price', 'area'];
const STAY: readonly FieldName[] = [
  'checkInTime',
  'checkOutTime',
  'securityDeposit',
  'bookingLink',
  'checkInInstructions',
  'houseRules',
  'includedServices',
  'addedCostServices',
];

/** The fields that `PropertyForm` hides for this type and rental option. */
export function hiddenFields(property: Pick<FormFacts, 'type' | 'hasRentalOption'>): readonly FieldName[] {
  const forSale = property.type === 'real_estate';
  return [
    ...(forSale ? LETTING : SALE),
    ...(forSale && property.hasRentalOption ? [] : (['rentalPrice'] as const)),
    ...(showsStay(property) ? [] : STAY),
  ];
}

/**
 * Checks a property as its form shows it. An invalid value of a hidden field is no fault; saved is that of `start`, while the
 * form keeps what was typed for when the field is shown again. Price and alt texts are as the API will store them: otherwise
 * a save whose response was lost would find its own values as those of a colleague.
 */
export function propertyFormSchema(start: PropertyInput): z.ZodType<PropertyInput, PropertyInput> {
  return z.preprocess(
    (typed: PropertyInput) => {
      const invalid = hiddenFields(readForm(typed)).filter(
        (name) => !propertyInputSchema.shape[name].safeParse(typed[name]).success,
      );
      return { ...typed, ...Object.fromEntries(invalid.map((name) => [name, start[name]])) };
    },
    propertyInputSchema.transform((property) => asStored(property, start.title)),
  );
}

function asStored(property: PropertyInput, titleBefore: string): PropertyInput {
  const { title } = property;
  const hero = describeHero(title, property.hero, titleBefore);
  const gallery = describeGallery(title, property.gallery, titleBefore);
  return { ...property, price: priceToStore(property), hero, gallery };
}
