import type * as z from 'zod';
import { destinationSchema } from '#domain/places/destination.ts';
import { propertyInputSchema } from '#domain/property/input.ts';
import { publishedPropertySchema, workingPropertySchema } from '#domain/property/property.ts';
import { siteSettingsSchema } from '#domain/site/settings.ts';
import { whatsAppNumber } from '#domain/text/text-fields.ts';
import { featuredPropertySchema, heroImageSchema } from './hero-and-featured.ts';
import type { ContentKind } from './kinds.ts';
import { legalPageSchema } from './legal-page.ts';
import { withRevision } from './revision.ts';
import { serviceSchema } from './service.ts';
import { departmentSchema, teamMemberSchema } from './team.ts';

/** The schema of the working copy of each kind. */
export const WORKING_SCHEMAS = {
  properties: workingPropertySchema,
  destinations: withRevision(destinationSchema),
  services: withRevision(serviceSchema),
  teamMembers: withRevision(teamMemberSchema),
  departments: withRevision(departmentSchema),
  heroImages: withRevision(heroImageSchema),
  featured: withRevision(featuredPropertySchema),
  legalPages: withRevision(legalPageSchema),
  settings: withRevision(siteSettingsSchema),
} as const satisfies Record<ContentKind, z.ZodType<{ rev: number }>>;

/** The schema of the published copy of each kind: only that of a property differs from the working copy's. */
export const PUBLISHED_SCHEMAS = {
  ...WORKING_SCHEMAS,
  properties: publishedPropertySchema,
} as const satisfies Record<ContentKind, z.ZodType<{ rev: number }>>;

/** What an editor writes of each kind: the document without its id and position, which the server sets. */
export const CONTENT_INPUTS = {
  properties: propertyInputSchema,
  destinations: destinationSchema.omit({ slug: true, orderIndex: true }),
  services: serviceSchema.omit({ id: true, orderIndex: true }),
  // Without the defaults of older documents, here and below: a form that lacks a field would empty it.
  teamMembers: teamMemberSchema.omit({ id: true, orderIndex: true }).extend({ whatsApp: whatsAppNumber }),
  departments: departmentSchema.omit({ id: true, orderIndex: true }),
  heroImages: heroImageSchema.omit({ id: true, orderIndex: true }),
  featured: featuredPropertySchema.omit({ id: true, orderIndex: true }),
  legalPages: legalPageSchema.omit({ slug: true }),
  settings: siteSettingsSchema.extend({
    officeDays: siteSettingsSchema.shape.officeDays.unwrap(),
    replyTemplates: siteSettingsSchema.shape.replyTemplates.unwrap(),
    purchaseTable: siteSettingsSchema.shape.purchaseTable.unwrap(),
    teamPhoto: siteSettingsSchema.shape.teamPhoto.unwrap(),
  }),
} as const satisfies Record<ContentKind, z.ZodType<object>>;

/** A working copy as it is stored. */
export type WorkingCopy<Kind extends ContentKind> = z.output<(typeof WORKING_SCHEMAS)[Kind]>;

/** What an editor writes of a kind. */
export type ContentInput<Kind extends ContentKind> = z.output<(typeof CONTENT_INPUTS)[Kind]>;
