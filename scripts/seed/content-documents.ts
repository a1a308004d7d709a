import { PUBLISHED_SCHEMAS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type * as z from 'zod';
import { parseSourced, rejectFaults, type ContentFault } from './content-fault.ts';
import type { ResolvedEntry } from './resolve-content.ts';

/** A document to write. */
export interface SeedDocument {
  collection: string;
  id: string;
  data: object;
}

const STRIPPED_SCHEMAS: Record<ContentKind, z.ZodType<object>> = {
  ...PUBLISHED_SCHEMAS,
  // Stripped instead of strict: a published copy is a working copy without the fields for staff.
  properties: PUBLISHED_SCHEMAS.properties.strip(),
};

/** Makes the working and the published copy of every entry, each parsed by the domain's schema; throws one FixableError with all faults. */
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
