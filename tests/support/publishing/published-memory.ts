import type { PublishedProperty } from '#domain/property/property.ts';
import type { SmallKind } from '#content/content-sources.ts';
import type { ContentEntry } from '#content/content-source.ts';
import type { PublishedReader } from '#publisher/incremental/published-reader.ts';

/** Published content in memory, where a test can publish hundreds of times a minute. */
export interface PublishedMemory {
  /** By id. */
  properties: Map<string, PublishedProperty>;
  small: Map<SmallKind, ContentEntry<Record<string, unknown>>[]>;
  /** Revisions at which properties were unpublished, by id. */
  departed: Map<string, number>;
  revision: number;
}

/** Copies the collections; entries are replaced, never changed. */
export function copyMemory({ properties, small, departed, revision }: PublishedMemory): PublishedMemory {
  return { properties: new Map(properties), small: new Map(small), departed: new Map(departed), revision };
}

/** Reads published content from memory as the build reads it from Firestore. */
export function memoryReader(memory: PublishedMemory): PublishedReader {
  const inOrder = (): PublishedProperty[] =>
    [...memory.properties.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    readRevision: () => Promise.resolve(memory.revision),
    readMarks: () => Promise.resolve({ epoch: '', properties: memory.properties.size }),
    readAllProperties: () => Promise.resolve(inOrder()),
    readAll: (kind) => Promise.resolve(memory.small.get(kind) ?? []),
    readChanges: (since) =>
      Promise.resolve({
        published: inOrder().filter(({ publishedRev }) => publishedRev > since),
        departed: [...memory.departed].flatMap(([id, revision]) =>
          revision > since && !memory.properties.has(id) ? [id] : [],
        ),
      }),
    readProperties: (ids) => Promise.resolve(ids.flatMap((id) => memory.properties.get(id) ?? [])),
  };
}
