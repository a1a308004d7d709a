import type * as z from 'zod';
import { withRevision } from './revision.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import type { ContentKind } from './collections.ts';
import { featuredPropertySchema, heroImageSchema } from './home.ts';
import { legalPageSchema } from './legal-page.ts';
import { publishedPropertySchema, workingPropertySchema } from '#domain/property/property.ts';
import { serviceSchema } from './service.ts';
import { siteSettingsSchema } from '#domain/site/settings.ts';
import { departmentSchema, teamMemberSchema } from './team.ts';

/** The schema of the working copy of each kind of content. */
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

/** The schema of the published copy of each kind: only a property keeps something from it. */
export const PUBLISHED_SCHEMAS = {
  ...WORKING_SCHEMAS,
  properties: publishedPropertySchema,
} as const satisfies Record<ContentKind, z.ZodType<{ rev: number }>>;

/** A working copy as it is stored. */
export type WorkingCopy<Kind extends ContentKind> = z.output<(typeof WORKING_SCHEMAS)[Kind]>;
