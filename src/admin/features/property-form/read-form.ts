import { propertySchema } from '#domain/property/property.ts';
import * as z from 'zod';

const { type, hero, gallery, energyRating, bedroomList, outdoorPlaces, distances, adviser, reducedOn } =
  propertySchema.shape;

/** The fields that decide what the form shows, with defaults for values that are invalid while typing. */
const formSchema = z.object({
  type: type.catch('rental'),
  price: z.string().catch(''),
  salePrice: z.string().catch(''),
  rentalPrice: z.string().catch(''),
  priceBefore: z.string().catch(''),
  reducedOn: reducedOn.catch(null),
  hasRentalOption: z.boolean().catch(false),
  people: z.number().catch(0),
  bedrooms: z.number().catch(0),
  hero: hero.catch(null),
  gallery: gallery.catch([]),
  licenceNumber: z.string().catch(''),
  energyRating: energyRating.catch(null),
  bedroomList: bedroomList.catch([]),
  outdoorPlaces: outdoorPlaces.catch([]),
  distances: distances.catch([]),
  adviser: adviser.catch(null),
});

/** The values that decide what the form shows. */
export type FormFacts = z.output<typeof formSchema>;

/** Reads a half-filled form as far as it is valid. */
export function readForm(values: unknown): FormFacts {
  return formSchema.parse(values);
}
