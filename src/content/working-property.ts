import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedPropertySchema, workingPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import { parseDocument } from './parse-document.ts';
import { readDocument } from './published-documents.ts';

/** The working copy of a property as publishing it now would show it; throws when it is missing or incomplete. */
export async function readWorkingProperty(projectId: string, id: string): Promise<PublishedProperty> {
  const collection = CONTENT_KINDS.properties.working;
  const stored = await readDocument(projectId, collection, id);
  if (stored === undefined) throw new Error(`There is no working copy ${collection}/${id}.`);
  const working = parseDocument(workingPropertySchema, { collection, id, data: stored });
  const publication = { publishedAt: new Date().toISOString(), publishedRev: 0 };
  return parseDocument(publishedPropertySchema.strip(), { collection, id, data: { ...working, ...publication } });
}
