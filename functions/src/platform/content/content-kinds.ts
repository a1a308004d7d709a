import { WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import type { ContentKind } from '#domain/content/collections.ts';
import type * as z from 'zod';

/** A kind of content as its writers know it. */
export interface KindOfContent<Document extends { rev: number }> {
  /** Which kind. */
  readonly kind: ContentKind;
  /** What the audit log calls one of them. */
  readonly noun: string;
  /** How its working copies are stored. */
  readonly schema: z.ZodType<Document>;
}

/** Every kind of content. */
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
