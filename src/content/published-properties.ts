import { BUSINESS_COLLECTIONS, CONTENT_EPOCH_ID, SITE_STATE_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import { contentEpochSchema, departureSchema, siteRevision } from '#domain/publishing/site-revision.ts';
import * as z from 'zod';
import { parseDocument } from './parse-document.ts';
import { countDocuments, readCollection, readDocument, readNewer } from './published-documents.ts';

const PROPERTIES = CONTENT_KINDS.properties.published;
const { system, departedProperties } = BUSINESS_COLLECTIONS;
const stateSchema = z.object({ requestedRevision: siteRevision });

/** The epoch of the content; '' when there is none. */
export async function readEpoch(projectId: string): Promise<string> {
  const data = await readDocument(projectId, system, CONTENT_EPOCH_ID);
  if (data === undefined) return '';
  return parseDocument(contentEpochSchema, { collection: system, id: CONTENT_EPOCH_ID, data }).epoch;
}

/** Number of published properties. */
export function countProperties(projectId: string): Promise<number> {
  return countDocuments(projectId, PROPERTIES);
}

/** The site's `requestedRevision`; 0 before the first request. */
export async function readRequestedRevision(projectId: string): Promise<number> {
  const data = await readDocument(projectId, system, SITE_STATE_ID);
  if (data === undefined) return 0;
  return parseDocument(stateSchema, { collection: system, id: SITE_STATE_ID, data }).requestedRevision;
}

/** Reads all published properties. */
export async function readProperties(projectId: string): Promise<PublishedProperty[]> {
  const properties: PublishedProperty[] = [];
  for await (const document of readCollection(projectId, PROPERTIES)) properties.push(parseProperty(document));
  return properties;
}

/** What was published and unpublished since a revision. */
export interface PublishedChanges {
  published: PublishedProperty[];
  /** Ids of the unpublished properties. */
  departed: string[];
}

/** Reads what was published and unpublished since a revision; of a property that was both, only the later counts. */
export async function readChanges(projectId: string, since: number): Promise<PublishedChanges> {
  const newer = (collection: string) => readNewer(projectId, collection, 'publishedRev', since);
  const [published, departures] = await Promise.all([newer(PROPERTIES), newer(departedProperties)]);
  const properties = published.map(parseProperty);
  const revisions = new Map(properties.map(({ id, publishedRev }) => [id, publishedRev]));
  const departed = departures
    .filter(({ id, data }) => {
      const { publishedRev } = parseDocument(departureSchema, { collection: departedProperties, id, data });
      return publishedRev > (revisions.get(id) ?? -1);
    })
    .map(({ id }) => id);
  const gone = new Set(departed);
  return { published: properties.filter(({ id }) => !gone.has(id)), departed };
}

function parseProperty({ id, data }: { id: string; data: unknown }): PublishedProperty {
  return parseDocument(publishedPropertySchema, { collection: PROPERTIES, id, data });
}
