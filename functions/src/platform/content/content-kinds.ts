import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import type { ContentNoun } from '#domain/staff/audit-kinds.ts';
import type * as z from 'zod';

/** A kind of content as its writers know it. */
export interface KindOfContent<Document extends { rev: number }> {
  /** Which kind. */
  readonly kind: ContentKind;
  /** Begins the actions of its audit entries. */
  readonly noun: ContentNoun;
  /** The schema of its working copies. */
  readonly schema: z.ZodType<Document>;
}

function kindOf<Kind extends ContentKind>(kind: Kind) {
  return { kind, noun: CONTENT_KINDS[kind].noun, schema: WORKING_SCHEMAS[kind] } as const;
}

/** Every kind of content. */
export const KINDS = {
  properties: kindOf('properties'),
  destinations: kindOf('destinations'),
  services: kindOf('services'),
  teamMembers: kindOf('teamMembers'),
  departments: kindOf('departments'),
  heroImages: kindOf('heroImages'),
  featured: kindOf('featured'),
  legalPages: kindOf('legalPages'),
  settings: kindOf('settings'),
} satisfies { readonly [Kind in ContentKind]: KindOfContent<WorkingCopy<Kind>> };
