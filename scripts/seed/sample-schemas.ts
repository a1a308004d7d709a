import { destinationSchema } from '#domain/places/destination.ts';
import { featuredPropertySchema, heroImageSchema } from '#domain/content/hero-and-featured.ts';
import { legalPageSchema } from '#domain/content/legal-page.ts';
import { GALLERY_MAX } from '#domain/media/limits.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import { ACCESS_PICTURES_MAX, FLOOR_PLANS_MAX } from '#domain/property/limits.ts';
import { propertySchema } from '#domain/property/property.ts';
import { serviceSchema } from '#domain/content/service.ts';
import { siteSettingsSchema } from '#domain/site/settings.ts';
import { departmentSchema, teamMemberSchema } from '#domain/content/team.ts';
import { requiredLine } from '#domain/text/text-fields.ts';
import * as z from 'zod';

/** The formats of the sample files: the domain's schemas, with pictures by name and properties by title. */
export type SampleSchemas = ReturnType<typeof sampleSchemas>;

/** A property in a sample file. */
export type SampleProperty = z.output<SampleSchemas['property']>;

/** A picture of a gallery in a sample file. */
export type SamplePicture = SampleProperty['gallery'][number];

/** Makes the formats, given the names of the pictures that exist. */
export function sampleSchemas(pictures: ReadonlySet<string>) {
  const picture = z
    .string()
    .refine((name) => pictures.has(name), { error: ({ input }) => `there is no picture named '${String(input)}'` });
  const gallery = z
    .array(
      z.strictObject({
        /** Name of the picture. */
        picture,
        /** Default: the alt text of the picture index. */
        alt: pictureSchema.shape.alt.optional(),
        /** Default: ''. */
        caption: pictureSchema.shape.caption.default(''),
      }),
    )
    .max(GALLERY_MAX);

  return {
    property: propertySchema
      .omit({ slug: true, priceAmount: true, salePriceAmount: true, rentalPriceAmount: true })
      .extend({
        hero: picture.nullable(),
        gallery,
        floorPlans: gallery.max(FLOOR_PLANS_MAX),
        accessPictures: gallery.max(ACCESS_PICTURES_MAX),
      }),
    destination: destinationSchema
      .omit({ suggestedPropertyId: true })
      .extend({ heroImage: picture, gallery, suggestedPropertyTitle: requiredLine.nullable() }),
    service: serviceSchema.extend({ image: picture.nullable() }),
    department: departmentSchema,
    teamMember: teamMemberSchema.omit({ photo: true }),
    heroImage: heroImageSchema.extend({ image: picture }),
    featured: featuredPropertySchema.omit({ propertyId: true }).extend({ propertyTitle: requiredLine }),
    legalPage: legalPageSchema,
    settings: siteSettingsSchema.extend({
      home: siteSettingsSchema.shape.home
        .omit({ galleryPropertyIds: true })
        .extend({ galleryPropertyTitles: z.array(requiredLine).min(1).max(12) }),
    }),
  };
}
