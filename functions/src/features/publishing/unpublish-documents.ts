import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { BELONGS_TO_THE_SITE } from '#domain/publishing/text.ts';
import type { PublishTarget } from '#domain/publishing/publication.ts';
import { conflictWith } from '#platform/content/content-change.ts';
import {
  inContentTransaction,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import { nameDocument } from '#platform/content/name-documents.ts';
import type { PlannedChange } from './planned-change.ts';
import { publishedPath, readPublished } from './published-copies.ts';
import { requireConsistent } from './require-consistent.ts';
import { writePublication } from './write-publication.ts';

/** Makes the handler of POST /api/admin/unpublications. */
export function unpublishDocuments(
  deps: ContentDeps,
): Handler<(typeof publishingApi)['POST /api/admin/unpublications']> {
  return async ({ body: { targets }, member: { uid, email } }) => ({
    publication: await inContentTransaction(deps, uid, async (step) => {
      const planned = await Promise.all(targets.map((target) => planRemoval(step, target)));
      const publisher = { uid, who: email ?? '', action: 'unpublished' } as const;
      return writePublication(step, publisher, await requireConsistent(step, planned));
    }),
  });
}

async function planRemoval(step: ContentTransaction, { kind, id, rev }: PublishTarget): Promise<PlannedChange> {
  const before = await readPublished(step, kind, id);
  if (before === null) throw new ApiError('not_found', { detail: publishedPath(kind, id) });
  if (before.rev !== rev) throw conflictWith(before);
  const title = await nameDocument(step.firestore, kind, { id, document: before });
  if (CONTENT_KINDS[kind].isFixed) {
    throw new ApiError('in_use', {
      detail: BELONGS_TO_THE_SITE,
      fields: [{ path: publishedPath(kind, id), message: title }],
    });
  }
  return { kind, id, title, before, after: null };
}
