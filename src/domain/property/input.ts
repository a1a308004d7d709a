import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { foldLine } from '#domain/text/safe-text.ts';
import { LOCATION_MISSING, PRICE_MISSING, SALE_PRICE_MISSING, TITLE_MISSING } from './form-text.ts';
import { missingPropertyPrice } from './form-checks.ts';
import { propertySchema, type WorkingProperty } from './property.ts';

const shape = propertySchema.shape;

/** Removes duplicates from a list: 'added list items are trimmed and duplicates ignored'. */
function withoutDuplicates<Item>(keyOf: (item: Item) => string): (items: Item[]) => Item[] {
  return (items) => [...Map.groupBy(items, keyOf).values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}

const lines = shape.houseRules.transform(withoutDuplicates((line) => line));

/** Guests and rooms are 'required, minimum 1' (admin specification, section 5). */
const count = shape.people.min(1);

/** A required line with its own message. */
const requiredWith = (error: string) => z.string().overwrite(foldLine).min(1, { error }).max(SHORT_TEXT);

/** The fields that editors write; the API sets id, slug, amounts and dates. */
const editable = propertySchema.omit({
  id: true,
  slug: true,
  priceAmount: true,
  salePriceAmount: true,
  rentalPriceAmount: true,
  createdAt: true,
});

const fields = editable.extend({
  // Without the defaults of older documents: a form that lacks a field would empty it.
  bedroomList: shape.bedroomList.unwrap(),
  outdoorPlaces: shape.outdoorPlaces.unwrap(),
  distances: shape.distances.unwrap(),
  adviser: shape.adviser.unwrap(),
  entranceSteps: shape.entranceSteps.unwrap(),
  narrowestDoor: shape.narrowestDoor.unwrap(),
  bedHeight: shape.bedHeight.unwrap(),
  showerStep: shape.showerStep.unwrap(),
  accessPictures: shape.accessPictures.unwrap(),
  spaces: shape.spaces.unwrap(),
  curfew: shape.curfew.unwrap(),
  powerAmps: shape.powerAmps.unwrap(),
  powerPhases: shape.powerPhases.unwrap(),
  vehicleHeight: shape.vehicleHeight.unwrap(),
  vehicleLength: shape.vehicleLength.unwrap(),
  vehicleTurning: shape.vehicleTurning.unwrap(),
  permits: shape.permits.unwrap(),
  saleState: shape.saleState.unwrap(),
  priceBefore: shape.priceBefore.unwrap(),
  reducedOn: shape.reducedOn.unwrap(),
  floorPlans: shape.floorPlans.unwrap(),
  mediaLinks: shape.mediaLinks.unwrap(),
  reviews: shape.reviews.unwrap(),
  title: requiredWith(TITLE_MISSING),
  location: requiredWith(LOCATION_MISSING),
  people: count,
  rooms: count,
  bedrooms: count,
  bathrooms: count,
  amenities: shape.amenities.transform(withoutDuplicates(({ category, name }) => `${category} ${name.toLowerCase()}`)),
  houseRules: lines,
  includedServices: lines,
  addedCostServices: lines,
  features: lines,
});

/** Requires the price that the type needs. */
function withPriceCheck<Schema extends z.ZodType<z.output<typeof fields>, z.input<typeof fields>>>(
  schema: Schema,
): Schema {
  return schema
    .refine((property) => missingPropertyPrice(property) !== SALE_PRICE_MISSING, {
      path: ['salePrice'],
      error: SALE_PRICE_MISSING,
    })
    .refine((property) => missingPropertyPrice(property) !== PRICE_MISSING, { path: ['price'], error: PRICE_MISSING });
}

/** A property as an editor writes it; the API adds id, slug, amounts and dates. */
export const propertyInputSchema = withPriceCheck(fields);

export type PropertyInput = z.output<typeof propertyInputSchema>;

/** A new property; the form makes the id, so that the same request sent twice creates one property. */
export const newPropertySchema = withPriceCheck(fields.extend({ id: shape.id }));

/** A changed property with the revision that the editor changed. */
export const changedPropertySchema = withPriceCheck(fields.extend({ rev: revision }));

/** The editable fields of a working copy, with which a form starts. */
export function propertyInputOf(property: WorkingProperty): z.input<typeof propertyInputSchema> {
  return editable.strip().parse(property);
}

/**
 * The editable fields as they were when unsaved work began, whatever is missing in them; a field that is not stored in this
 * form any more is that of the working copy.
 */
export function propertyInputAt(
  base: Readonly<Record<string, unknown>>,
  property: WorkingProperty,
): z.input<typeof propertyInputSchema> {
  const readable = Object.entries(editable.shape).filter(([name, field]) => field.safeParse(base[name]).success);
  const kept = readable.flatMap(([name]) => (name in base ? [[name, base[name]] as const] : []));
  return propertyInputOf({ ...property, ...Object.fromEntries(kept) });
}
