import { publishingApi } from '#domain/api/publishing.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { PublishedHistory } from '#domain/publishing/kept-revision.ts';
import type { Preview } from '#domain/publishing/preview.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import type { Publication, PublishTarget } from '#domain/publishing/publication.ts';
import { PUBLISH_MAX } from '#domain/publishing/limits.ts';
import type { ResponseOf } from '#domain/api/endpoint.ts';
import { callAsStaff } from '../call-as-staff.ts';
import { requestOnce } from '../request-once.ts';
import { readDocument } from '../fetch-documents.ts';

export type ChangesNow = ResponseOf<(typeof publishingApi)['GET /api/admin/changes']>;

/** The unpublished changes; null when nothing was changed since the entries of the audit log in `seen`. */
export function fetchChanges(seen: readonly string[]): Promise<ChangesNow> {
  const query = seen.length === 0 ? {} : { seen: seen.join(',') };
  return callAsStaff(publishingApi, 'GET /api/admin/changes', { query });
}

/** Publishes documents in the revisions given, in batches of PUBLISH_MAX; returns the last publication. */
export async function publish(targets: readonly PublishTarget[]): Promise<Publication> {
  const body = { targets: targets.slice(0, PUBLISH_MAX) };
  const { publication } = await callAsStaff(publishingApi, 'POST /api/admin/publications', { body });
  const rest = targets.slice(PUBLISH_MAX);
  return rest.length === 0 ? publication : publish(rest);
}

/** The published versions of a document, newest first, and its present state. */
export function fetchHistory(kind: ContentKind, id: string): Promise<PublishedHistory> {
  return callAsStaff(publishingApi, 'GET /api/admin/revisions/{kind}/{id}', { params: { kind, id } });
}

/** Unpublishes a document; `rev` is the published revision. */
export async function unpublish(target: PublishTarget): Promise<void> {
  await callAsStaff(publishingApi, 'POST /api/admin/unpublications', { body: { targets: [target] } });
}

/** Resets the working copy in revision `rev` to the published version. */
export async function discardDraft(target: PublishTarget): Promise<void> {
  await callAsStaff(publishingApi, 'POST /api/admin/discards', { body: target });
}

/** Writes a published revision into the working copy in revision `rev`; returns how many of its pictures are lost. */
export async function restoreRevision({ kind, id, rev }: PublishTarget, wanted: number): Promise<number> {
  const call = { params: { kind, id }, body: { wanted, rev } };
  return (await callAsStaff(publishingApi, 'POST /api/admin/revisions/{kind}/{id}/restore', call)).lostPictures;
}

/** Requests the preview of a draft, which is then being built. */
export async function requestPreview(propertyId: string): Promise<Preview> {
  const { preview } = await requestOnce(`preview of ${propertyId}`, (id) =>
    callAsStaff(publishingApi, 'POST /api/admin/previews', { body: { id, propertyId } }),
  );
  return preview;
}

/** State of a preview; null once it is deleted. */
export function fetchPreview(id: string): Promise<Preview | null> {
  return readDocument(`previews/${id}`, previewSchema.strip());
}
