import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import { workingPropertySchema, type WorkingProperty } from '@site/domain/property';
import { isUuid } from '@site/domain/uuid';
import { fetchDocuments } from '../../../lib/staff/fetch-documents.ts';

/** Reads the working copy of a property; null when there is none. */
export async function readProperty(id: string): Promise<WorkingProperty | null> {
  if (!isUuid(id)) return null;
  const path = `${CONTENT_COLLECTIONS.properties.working}/${id}`;
  const document = (await fetchDocuments(() => [path])).get(path);
  return document === undefined ? null : workingPropertySchema.parse(document);
}
