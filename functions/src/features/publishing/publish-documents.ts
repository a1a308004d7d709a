import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import type { Publication, PublishTarget } from '#domain/publishing/publication.ts';
import {
  inContentTransaction,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import { planPublication } from './plan-publication.ts';
import { requireConsistent } from './require-consistent.ts';
import { writePublication, type Publisher } from './write-publication.ts';

/** Makes the handler of POST /api/admin/publications. */
export function publishDocuments(deps: ContentDeps): Handler<(typeof publishingApi)['POST /api/admin/publications']> {
  return async ({ body: { targets }, member: { uid, email } }) => ({
    publication: await inContentTransaction(deps, uid, (step) =>
      publishTargets(step, { uid, who: email ?? '', action: 'published' }, targets),
    ),
  });
}

/** Publishes documents at the given revisions, all or none. */
export async function publishTargets(
  step: ContentTransaction,
  publisher: Publisher,
  targets: readonly PublishTarget[],
): Promise<Publication> {
  return writePublication(step, publisher, await requireConsistent(step, await planPublication(step, targets)));
}
