import { publishingApi } from '#domain/api/publishing.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { Publication, PublishTarget } from '#domain/publishing/publication.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import type { ContentFixture } from '#support/content/fixture.ts';

/** Publications over the API. */
export interface PublicationFixture {
  readonly publish: (...targets: PublishTarget[]) => Promise<Response>;
  /** Publishes documents; throws when that fails. */
  readonly mustPublish: (...targets: PublishTarget[]) => Promise<Publication>;
  /** The pending change of a document; undefined when there is none. */
  readonly readChange: (id: string) => Promise<PendingChange | undefined>;
  /** The published copy; undefined when there is none. */
  readonly readPublished: (kind: ContentKind, id: string) => Promise<DocumentData | undefined>;
  /** Deletes the published copies of these properties with their history. */
  readonly removePublished: (ids: readonly string[]) => Promise<void>;
}

/** The present revision of a property as a target. */
export function publishTargetOf({ id, rev }: Pick<WorkingProperty, 'id' | 'rev'>): PublishTarget {
  return { kind: 'properties', id, rev };
}

export function openPublicationFixture(content: ContentFixture): PublicationFixture {
  const publish = (...targets: PublishTarget[]) => content.call('POST', '/api/admin/publications', { targets });
  return {
    publish,
    mustPublish: async (...targets) => {
      const { response } = publishingApi['POST /api/admin/publications'];
      return response.parse(await (await publish(...targets)).json()).publication;
    },
    readChange: async (id) => {
      const response = await content.call('GET', '/api/admin/changes');
      const { changes } = publishingApi['GET /api/admin/changes'].response.parse(await response.json());
      return changes?.find((change) => change.id === id);
    },
    readPublished: async (kind, id) =>
      (await content.firestore.doc(`${CONTENT_KINDS[kind].published}/${id}`).get()).data(),
    removePublished: async (ids) => {
      for (const id of ids) {
        const published = CONTENT_KINDS.properties.published;
        await content.firestore.doc(`${published}/${id}`).delete();
        await content.firestore.doc(`departedProperties/${id}`).delete();
        await content.firestore.recursiveDelete(content.firestore.doc(`publishedRevisions/${published}~${id}`));
      }
    },
  };
}
