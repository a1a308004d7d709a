import { CONTENT_EPOCH_ID, BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import { contentEpochSchema, departureSchema, siteRevision } from '#domain/publishing/site-revision.ts';
import * as z from 'zod';
import { CONTENT_SOURCES } from '#content/content-sources.ts';
import { parseDocument } from '#content/parse-document.ts';
import type { PublishedChanges, PublishedMarks, PublishedReader } from './published-reader.ts';

const PROPERTIES = CONTENT_KINDS.properties.published;
const { system, departedProperties } = BUSINESS_COLLECTIONS;
const stateSchema = z.object({ requestedRevision: siteRevision });

/** Reads the published content of a project from Firestore. */
export function firestoreReader(projectId: string): PublishedReader {
  // Imported here: loading the database client takes a tenth of the reading time, and other commands do not need it.
  const database = import('#content/published-documents.ts');

  async function readRevision(): Promise<number> {
    const { readDocument } = await database;
    const data = await readDocument(projectId, system, SITE_STATE_ID);
    if (data === undefined) return 0;
    return parseDocument(stateSchema, { collection: system, id: SITE_STATE_ID, data }).requestedRevision;
  }

  async function readMarks(): Promise<PublishedMarks> {
    const { countDocuments, readDocument } = await database;
    const [epoch, properties] = await Promise.all([
      readDocument(projectId, system, CONTENT_EPOCH_ID),
      countDocuments(projectId, PROPERTIES),
    ]);
    const place = { collection: system, id: CONTENT_EPOCH_ID };
    return {
      epoch: epoch === undefined ? '' : parseDocument(contentEpochSchema, { ...place, data: epoch }).epoch,
      properties,
    };
  }

  async function readChanges(since: number): Promise<PublishedChanges> {
    const { readNewer } = await database;
    const newer = (name: string) => readNewer(projectId, name, 'publishedRev', since);
    const [published, departed] = await Promise.all([newer(PROPERTIES), newer(departedProperties)]);
    const properties = published.map(parseProperty);
    const revisions = new Map(properties.map(({ id, publishedRev }) => [id, publishedRev]));
    const removed = departed.filter(({ id, data }) => {
      const { publishedRev } = parseDocument(departureSchema, { collection: departedProperties, id, data });
      return publishedRev > (revisions.get(id) ?? -1);
    });
    const ids = new Set(removed.map(({ id }) => id));
    return { published: properties.filter(({ id }) => !ids.has(id)), departed: [...ids] };
  }

  return {
    readRevision,
    readMarks,
    readChanges,
    async readAllProperties() {
      return (await CONTENT_SOURCES.properties.read(projectId)).map(({ data }) => data);
    },
    readAll: (kind) => CONTENT_SOURCES[kind].read(projectId),
    async readProperties(ids) {
      const { readDocuments } = await database;
      return (await readDocuments(projectId, PROPERTIES, ids)).map(parseProperty);
    },
  };
}

function parseProperty({ id, data }: { id: string; data: unknown }): PublishedProperty {
  return parseDocument(publishedPropertySchema, { collection: PROPERTIES, id, data });
}
