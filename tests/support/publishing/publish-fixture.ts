import { publishingApi } from '#domain/api/publishing.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { Publication, PublishTarget } from '#domain/publishing/publication.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import type { ContentFixture } from '#support/content/content-fixture.ts';

/** What tests do to publish. */
export interface PublishFixture {
  /** Publishes documents. */
  readonly publish: (...targets: PublishTarget[]) => Promise<Response>;
  /** Publishes documents, which must succeed. */
  readonly published: (...targets: PublishTarget[]) => Promise<Publication>;
  /** What is not yet live of a document; undefined when it is as visitors see it. */
  readonly changeOf: (id: string) => Promise<PendingChange | undefined>;
  /** A published copy as it is stored; undefined when there is none. */
  readonly live: (kind: ContentKind, id: string) => Promise<DocumentData | undefined>;
  /** Takes all traces of a property out of the published content when the tests are done. */
  readonly sweep: (ids: readonly string[]) => Promise<void>;
}

/** A property as a target, as it is. */
export function targetOf({ id, rev }: Pick<WorkingProperty, 'id' | 'rev'>): PublishTarget {
  return { kind: 'properties', id, rev };
}

/** Publishing at a desk. */
export function openPublishFixture(fixture: ContentFixture): PublishFixture {
  const publish = (...targets: PublishTarget[]) => fixture.call('POST', '/api/admin/publications', { targets });
  return {
    publish,
    published: async (...targets) => {
      const { response } = publishingApi['POST /api/admin/publications'];
      return response.parse(await (await publish(...targets)).json()).publication;
    },
    changeOf: async (id) => {
      const response = await fixture.call('GET', '/api/admin/changes');
      const { changes } = publishingApi['GET /api/admin/changes'].response.parse(await response.json());
      return changes.find((change) => change.id === id);
    },
    live: async (kind, id) => (await fixture.firestore.doc(`${CONTENT_KINDS[kind].published}/${id}`).get()).data(),
    sweep: async (ids) => {
      for (const id of ids) {
        const published = CONTENT_KINDS.properties.published;
        await fixture.firestore.doc(`${published}/${id}`).delete();
        await fixture.firestore.doc(`departedProperties/${id}`).delete();
        await fixture.firestore.recursiveDelete(fixture.firestore.doc(`publishedRevisions/${published}~${id}`));
      }
    },
  };
}
