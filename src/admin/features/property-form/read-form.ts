import { propertySchema } from '#domain/property/property.ts';
import * as z from 'zod';

const { type, hero, gallery, energyRating } = propertySchema.shape;

/** The fields that decide what the form shows, with what may stand in them while it is typed. */
const formSchema = z.object({
  type: type.catch('rental'),
  price: z.string().catch(''),
  salePrice: z.string().catch(''),
  rentalPrice: z.string().catch(''),
  hasRentalOption: z.boolean().catch(false),
  people: z.number().catch(0),
  bedrooms: z.number().catch(0),
  hero: hero.catch(null),
  gallery: gallery.catch([]),
  licenceNumber: z.string().catch(''),
  energyRating: energyRating.catch(null),
});

/** What decides what the form shows. */
export type FormFacts = z.output<typeof formSchema>;

/** What a half-filled form says of the property, as far as it can be read. */
export function readForm(values: unknown): FormFacts {
  return formSchema.parse(values);
}
