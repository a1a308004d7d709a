import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { LOCATION_MISSING, PRICE_MISSING, SALE_PRICE_MISSING, TITLE_MISSING } from './form-text.ts';
import { missingPropertyPrice } from './form-checks.ts';
import { propertySchema, type WorkingProperty } from './property.ts';

const shape = propertySchema.shape;

/** A list without the entries that stand in it already: 'added list items are trimmed and duplicates ignored'. */
function once<Item>(keyOf: (item: Item) => string): (items: Item[]) => Item[] {
  return (items) => [...Map.groupBy(items, keyOf).values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}

const lines = shape.houseRules.transform(once((line) => line));

/** Guests and rooms are 'required, minimum 1' (admin specification, section 5). */
const count = shape.people.min(1);

/** A line that a form asks for in words of its own. */
const asked = (error: string) => z.string().trim().min(1, { error }).max(SHORT_TEXT);

/** The fields that editors write; id, address, amounts and dates are the house's. */
const editable = propertySchema.omit({
  id: true,
  slug: true,
  priceAmount: true,
  salePriceAmount: true,
  rentalPriceAmount: true,
  createdAt: true,
});

const fields = editable.extend({
  title: asked(TITLE_MISSING),
  location: asked(LOCATION_MISSING),
  people: count,
  rooms: count,
  bedrooms: count,
  bathrooms: count,
  amenities: shape.amenities.transform(once(({ category, name }) => `${category} ${name.toLowerCase()}`)),
  houseRules: lines,
  includedServices: lines,
  addedCostServices: lines,
  features: lines,
});

/** A price of the kind that its type asks for. */
function priced<Schema extends z.ZodType<z.output<typeof fields>, z.input<typeof fields>>>(schema: Schema): Schema {
  return schema
    .refine((property) => missingPropertyPrice(property) !== SALE_PRICE_MISSING, {
      path: ['salePrice'],
      error: SALE_PRICE_MISSING,
    })
    .refine((property) => missingPropertyPrice(property) !== PRICE_MISSING, { path: ['price'], error: PRICE_MISSING });
}

/** What an editor writes of a property; the house adds id, address, amounts and dates. */
export const propertyInputSchema = priced(fields);

/** What an editor writes of a property. */
export type PropertyInput = z.output<typeof propertyInputSchema>;

/** A new property: the form names it by an id of its own making, so that sending it twice cannot make two. */
export const newPropertySchema = priced(fields.extend({ id: shape.id }));

/** A changed property: all that editors write, and the revision it was changed from. */
export const changedPropertySchema = priced(fields.extend({ rev: revision }));

/** What editors write, out of a working copy: the values a form begins with. */
export function propertyInputOf(property: WorkingProperty): z.input<typeof propertyInputSchema> {
  return editable.strip().parse(property);
}
