import { WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import type { ContentKind } from '#domain/content/collections.ts';
import type * as z from 'zod';

/** What is needed to read and write a kind of content. */
export interface KindOfContent<Document extends { rev: number }> {
  readonly kind: ContentKind;
  /** Name of one document in the audit log. */
  readonly noun: string;
  /** Schema of its working copies. */
  readonly schema: z.ZodType<Document>;
}

export const KINDS = {
  properties: { kind: 'properties', noun: 'property', schema: WORKING_SCHEMAS.properties },
  destinations: { kind: 'destinations', noun: 'destination', schema: WORKING_SCHEMAS.destinations },
  services: { kind: 'services', noun: 'service', schema: WORKING_SCHEMAS.services },
  teamMembers: { kind: 'teamMembers', noun: 'team-member', schema: WORKING_SCHEMAS.teamMembers },
  departments: { kind: 'departments', noun: 'department', schema: WORKING_SCHEMAS.departments },
  heroImages: { kind: 'heroImages', noun: 'hero-image', schema: WORKING_SCHEMAS.heroImages },
  featured: { kind: 'featured', noun: 'featured-property', schema: WORKING_SCHEMAS.featured },
  legalPages: { kind: 'legalPages', noun: 'legal-page', schema: WORKING_SCHEMAS.legalPages },
  settings: { kind: 'settings', noun: 'settings', schema: WORKING_SCHEMAS.settings },
} as const satisfies { readonly [Kind in ContentKind]: KindOfContent<WorkingCopy<Kind>> };
