import type { Loader, LoaderContext } from 'astro/loaders';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import * as z from 'zod';
import { readBuildEnvironment } from './build-environment.ts';
import { InvalidDocumentError, parseDocument } from './parse-document.ts';
import { readChanges, readMarks, readProperties, type PublishedMarks } from './published-properties.ts';
import { rejectDuplicates } from './reject-duplicates.ts';
import { readWorkingProperty } from './working-property.ts';

const collection = CONTENT_KINDS.properties.published;

/** Where the store keeps the marks of the content that it has. */
const MARKS = 'published-marks';
const marksSchema = z.object({ epoch: z.string(), revision: z.int() });

/** The published properties by id. */
type PropertiesById = Map<string, PublishedProperty>;

/** Loads the published properties: what was published since the last build, or everything when that is unknown. */
export const propertiesLoader: Loader & { schema: typeof publishedPropertySchema } = {
  name: `firestore:${collection}`,
  schema: publishedPropertySchema,
  async load({ store, meta, logger, generateDigest }) {
    const { projectId, contentSource, previewOf } = readBuildEnvironment(process.env);
    if (contentSource === 'none') return;
    const marks = await readMarks(projectId);
    const known = keptProperties({ store, meta }, marks.epoch);
    const properties =
      (known === null ? null : await updateProperties(projectId, { ...known, marks, logger })) ??
      (await readAll(projectId, logger));
    if (previewOf !== null) properties.set(previewOf, await readWorkingProperty(projectId, previewOf));
    const entries = [...properties].map(([id, data]) => ({ id, data, digest: generateDigest(data) }));
    rejectDuplicates(entries, { collection, field: 'slug' });
    // Only now: a failed load leaves the store as it was. Sorted, because the order decides between equals in lists.
    store.clear();
    for (const entry of entries.sort((one, other) => (one.id < other.id ? -1 : 1))) store.set(entry);
    // Without marks the next build reads everything, so a working copy can never pass for a published one.
    if (previewOf !== null) meta.delete(MARKS);
    else meta.set(MARKS, JSON.stringify({ epoch: marks.epoch, revision: marks.revision }));
  },
};

/** The properties of the last build and their revision; null when none of this epoch are kept. */
function keptProperties(
  { store, meta }: Pick<LoaderContext, 'store' | 'meta'>,
  epoch: string,
): { properties: PropertiesById; since: number } | null {
  const stored = meta.get(MARKS);
  const marks = stored === undefined ? null : marksSchema.parse(JSON.parse(stored));
  if (marks?.epoch !== epoch) return null;
  try {
    // Parsed again, because the schema may have changed since.
    const kept = store
      .entries()
      .map(([id, { data }]) => [id, parseDocument(publishedPropertySchema, { collection, id, data })] as const);
    return { properties: new Map(kept), since: marks.revision };
  } catch (error) {
    if (error instanceof InvalidDocumentError) return null;
    throw error;
  }
}

interface Update {
  properties: PropertiesById;
  /** The revision of the properties. */
  since: number;
  marks: PublishedMarks;
  logger: LoaderContext['logger'];
}

/** Applies what was published since; null when that does not explain what is published now. */
async function updateProperties(
  projectId: string,
  { properties, since, marks, logger }: Update,
): Promise<PropertiesById | null> {
  if (since > marks.revision) return null;
  const { published, departed } = await readChanges(projectId, since);
  for (const id of departed) properties.delete(id);
  for (const property of published) properties.set(property.id, property);
  if (properties.size !== marks.count) {
    logger.info(`${marks.count} properties are published where the marks explain ${properties.size}`);
    return null;
  }
  logger.info(`read ${published.length} changed and ${departed.length} unpublished of ${marks.count} properties`);
  return properties;
}

async function readAll(projectId: string, logger: LoaderContext['logger']): Promise<PropertiesById> {
  const properties = await readProperties(projectId);
  logger.info(`read all ${properties.length} properties`);
  return new Map(properties.map((property) => [property.id, property]));
}
