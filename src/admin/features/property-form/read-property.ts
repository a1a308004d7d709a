import { CONTENT_COLLECTIONS } from '#domain/content/collections.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { fetchDocuments } from '#admin/lib/fetch-documents.ts';

/** Reads the working copy of a property; null when there is none. */
export async function readProperty(id: string): Promise<WorkingProperty | null> {
  if (!isUuid(id)) return null;
  const path = `${CONTENT_COLLECTIONS.properties.working}/${id}`;
  const document = (await fetchDocuments(() => [path])).get(path);
  return document === undefined ? null : workingPropertySchema.parse(document);
}
