import { PUBLISHED_SCHEMAS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type * as z from 'zod';
import { parseSourced, rejectFaults, type ContentFault } from './content-fault.ts';
import type { ResolvedEntry } from './resolve-content.ts';

/** A document to be written. */
export interface SeedDocument {
  /** Collection it stands in. */
  collection: string;
  /** Its id. */
  id: string;
  /** Its fields. */
  data: object;
}

const STRIPPED_SCHEMAS: Record<ContentKind, z.ZodType<object>> = {
  ...PUBLISHED_SCHEMAS,
  // Stripped rather than strict: so a published copy is a working copy without what only staff may know.
  properties: PUBLISHED_SCHEMAS.properties.strip(),
};

/** Makes the working and the published copy of every entry, each parsed by the domain's schema; throws one MendableError about what does not fit. */
export function contentDocuments(entries: readonly ResolvedEntry[]): SeedDocument[] {
  const faults: ContentFault[] = [];
  const copy = (entry: ResolvedEntry, collection: string, schema: z.ZodType<object>, value: object): SeedDocument[] => {
    const parsed = parseSourced(schema, { ...entry, value });
    if ('value' in parsed) return [{ collection, id: entry.id, data: parsed.value }];
    faults.push(...parsed.faults);
    return [];
  };

  const documents = entries.flatMap((entry) => {
    const { working, published } = CONTENT_KINDS[entry.kind];
    return [
      ...copy(entry, working, WORKING_SCHEMAS[entry.kind], entry.value),
      ...copy(entry, published, STRIPPED_SCHEMAS[entry.kind], entry.published ?? entry.value),
    ];
  });
  rejectFaults(faults);
  return documents;
}
