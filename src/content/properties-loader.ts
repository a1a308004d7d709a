import type { Loader, LoaderContext } from 'astro/loaders';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import * as z from 'zod';
import { readBuildEnvironment } from './build-environment.ts';
import { InvalidDocumentError, parseDocument } from './parse-document.ts';
import {
  countProperties,
  readChanges,
  readEpoch,
  readProperties,
  readRequestedRevision,
  type PublishedChanges,
} from './published-properties.ts';
import { rejectDuplicates } from './reject-duplicates.ts';
import { replaceEntries } from './replace-entries.ts';
import { readWorkingProperty } from './working-property.ts';

const collection = CONTENT_KINDS.properties.published;

/** Where the store keeps the marks of the content that it has. */
const MARKS = 'published-marks';
const marksSchema = z.object({ epoch: z.string(), revision: z.int() });

/** Loads the published properties: what was published since the last build, or everything when that is unknown. */
export const propertiesLoader: Loader & { schema: typeof publishedPropertySchema } = {
  name: `firestore:${collection}`,
  schema: publishedPropertySchema,
  async load({ store, meta, logger, generateDigest }) {
    const { projectId, contentSource, previewOf } = readBuildEnvironment(process.env);
    if (contentSource === 'none') return;
    const marks = readMarks(meta);
    // Before the properties: what is published afterwards is read again by the next build.
    const revision = await readRequestedRevision(projectId);
    const [epoch, count, changes] = await Promise.all([
      readEpoch(projectId),
      countProperties(projectId),
      marks !== null && marks.revision <= revision ? readChanges(projectId, marks.revision) : null,
    ]);
    const kept = changes !== null && marks?.epoch === epoch ? keptProperties(store) : null;
    const updated = kept === null || changes === null ? null : updateProperties(kept, changes, logger);
    // Astro writes the store half a second after the content config is read, and again if more is set then: ten thousand
    // properties take it three seconds. So nothing waits between the answers and `replaceEntries`.
    const properties = updated?.size === count ? updated : await readAll(projectId, logger);
    if (previewOf !== null) properties.set(previewOf, await readWorkingProperty(projectId, previewOf));
    const entries = [...properties].map(([id, data]) => ({ id, data, digest: generateDigest(data) }));
    rejectDuplicates(entries, { collection, field: 'slug' });
    // Only now: a failed load leaves the store as it was.
    replaceEntries(store, entries);
    // Without marks the next build reads everything, so a working copy can never pass for a published one.
    if (previewOf !== null) meta.delete(MARKS);
    else meta.set(MARKS, JSON.stringify({ epoch, revision }));
  },
};

/** The epoch and revision of the properties in the store; null when they are unknown. */
function readMarks(meta: LoaderContext['meta']): z.output<typeof marksSchema> | null {
  const stored = meta.get(MARKS);
  return stored === undefined ? null : marksSchema.parse(JSON.parse(stored));
}

/** The properties of the last build by id; null when one does not fit the schema, which may have changed since. */
function keptProperties(store: LoaderContext['store']): Map<string, PublishedProperty> | null {
  try {
    const kept = store
      .entries()
      .map(([id, { data }]) => [id, parseDocument(publishedPropertySchema, { collection, id, data })] as const);
    return new Map(kept);
  } catch (error) {
    if (error instanceof InvalidDocumentError) return null;
    throw error;
  }
}

/** Applies what was published since. */
function updateProperties(
  properties: Map<string, PublishedProperty>,
  { published, departed }: PublishedChanges,
  logger: LoaderContext['logger'],
): Map<string, PublishedProperty> {
  for (const id of departed) properties.delete(id);
  for (const property of published) properties.set(property.id, property);
  logger.info(`read ${published.length} changed and ${departed.length} unpublished of ${properties.size} properties`);
  return properties;
}

async function readAll(projectId: string, logger: LoaderContext['logger']): Promise<Map<string, PublishedProperty>> {
  const properties = await readProperties(projectId);
  logger.info(`read all ${properties.length} properties`);
  return new Map(properties.map((property) => [property.id, property]));
}
