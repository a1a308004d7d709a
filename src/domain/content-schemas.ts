import type * as z from 'zod';
import { destinationSchema } from './destination.ts';
import type { ContentKind } from './firestore-collections.ts';
import { featuredPropertySchema, heroImageSchema } from './home.ts';
import { legalPageSchema } from './legal-page.ts';
import { workingPropertySchema } from './property.ts';
import { serviceSchema } from './service.ts';
import { siteSettingsSchema } from './site-settings.ts';
import { departmentSchema, teamMemberSchema } from './team.ts';

/** The schema of the working copy of each kind of content. */
export const WORKING_SCHEMAS: Record<ContentKind, z.ZodType<object>> = {
  properties: workingPropertySchema,
  destinations: destinationSchema,
  services: serviceSchema,
  teamMembers: teamMemberSchema,
  departments: departmentSchema,
  heroImages: heroImageSchema,
  featured: featuredPropertySchema,
  legalPages: legalPageSchema,
  settings: siteSettingsSchema,
};
