import { BUSINESS_COLLECTIONS, EXCHANGE_RATES_ID, SITE_STATE_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { Firestore } from 'firebase-admin/firestore';
import type { ContentEntry } from '#content/content-source.ts';
import type { CONTENT_SOURCES } from '#content/content-sources.ts';

/** Content other than the properties, but for what is not published: the response time and the calendars. */
export type SmallKind = Exclude<keyof typeof CONTENT_SOURCES, 'replyTime' | 'stays'>;

/** Published content, as a test edits it before it is stored. */
export interface PublishedMemory {
  /** By id. */
  properties: Map<string, PublishedProperty>;
  small: Map<SmallKind, ContentEntry<Record<string, unknown>>[]>;
  /** Calendars as they are stored, by the id of their property. */
  calendars: Map<string, object>;
  /** Revisions at which properties were unpublished, by id. */
  departed: Map<string, number>;
  revision: number;
}

/** Copies the collections; entries are replaced, never changed. */
export function copyMemory(memory: PublishedMemory): PublishedMemory {
  const { properties, small, calendars, departed, revision } = memory;
  return {
    ...{ properties: new Map(properties), small: new Map(small), calendars: new Map(calendars) },
    ...{ departed: new Map(departed), revision },
  };
}

/** Makes the published content of a project that of the memory, with the marks of a publication. */
export async function storeMemory(firestore: Firestore, memory: PublishedMemory): Promise<void> {
  const batch = firestore.batch();
  const system = firestore.collection(BUSINESS_COLLECTIONS.system);
  const kinds = new Map<string, readonly ContentEntry<Record<string, unknown>>[]>();
  for (const [kind, entries] of memory.small) {
    if (kind === 'rates') for (const { data } of entries) batch.set(system.doc(EXCHANGE_RATES_ID), data);
    else kinds.set(CONTENT_KINDS[kind].published, entries);
  }
  kinds.set(
    CONTENT_KINDS.properties.published,
    [...memory.properties].map(([id, data]) => ({ id, data })),
  );
  for (const [name, entries] of kinds) {
    const collection = firestore.collection(name);
    const kept = new Set(entries.map(({ id }) => id));
    for (const { id, ref } of (await collection.get()).docs) if (!kept.has(id)) batch.delete(ref);
    for (const { id, data } of entries) batch.set(collection.doc(id), data);
  }
  const stored = firestore.collection(BUSINESS_COLLECTIONS.calendars);
  for (const [id, data] of memory.calendars) batch.set(stored.doc(id), data);
  const departures = firestore.collection(BUSINESS_COLLECTIONS.departedProperties);
  for (const [id, publishedRev] of memory.departed) batch.set(departures.doc(id), { publishedRev });
  batch.set(system.doc(SITE_STATE_ID), { requestedRevision: memory.revision });
  await batch.commit();
}
