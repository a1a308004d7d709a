import { SITE_STATE_ID, HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import * as z from 'zod';
import { siteRevision } from '@site/domain/published-marks';
import { parseDocument } from './parse-document.ts';

const stateSchema = z.object({ requestedRevision: siteRevision });

/** The revision of the site that was asked for last; 0 when nobody asked yet. */
export async function readSiteRevision(projectId: string): Promise<number> {
  const { readDocument } = await import('./published-documents.ts');
  const place = { collection: HOUSE_COLLECTIONS.system, id: SITE_STATE_ID };
  const stored = await readDocument(projectId, place.collection, place.id);
  if (stored === undefined) return 0;
  return parseDocument(stateSchema, { ...place, data: stored }).requestedRevision;
}
