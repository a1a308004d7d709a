import type { HandlerMap } from '#domain/api/handler.ts';
import type { publisherApi } from '#domain/api/publisher.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { retryBuild } from './retry-build.ts';
import { cancelScheduled } from './cancel-scheduled.ts';
import { listChanges } from './list-changes.ts';
import { listRevisions } from './list-revisions.ts';
import { listScheduled } from './list-scheduled.ts';
import { publishDocuments } from './publish-documents.ts';
import { readChange } from './read-change.ts';
import { requestPreview } from './request-preview.ts';
import { rollBack } from './roll-back.ts';
import { schedulePublication } from './schedule-publication.ts';
import { receiveBuildReport } from './receive-build-report.ts';
import { unpublishDocuments } from './unpublish-documents.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';

/** The endpoints of publishing; the content feature has the two that change working copies. */
export function publishingRoutes(
  deps: ContentDeps,
): HandlerMap<
  Omit<
    typeof publishingApi & typeof publisherApi,
    'POST /api/admin/discards' | 'POST /api/admin/revisions/{kind}/{id}/restore'
  >
> {
  const { database } = deps;
  return {
    'GET /api/admin/changes': listChanges(deps),
    'GET /api/admin/changes/{kind}/{id}': readChange(database),
    'POST /api/admin/publications': publishDocuments(deps),
    'POST /api/admin/unpublications': unpublishDocuments(deps),
    'GET /api/admin/revisions/{kind}/{id}': listRevisions(database),
    'GET /api/admin/scheduled-publications': listScheduled(deps),
    'POST /api/admin/scheduled-publications': schedulePublication(deps),
    'DELETE /api/admin/scheduled-publications/{id}': cancelScheduled(deps),
    'POST /api/admin/builds': retryBuild(deps),
    'POST /api/admin/rollbacks': rollBack(deps),
    'POST /api/admin/previews': requestPreview(deps),
    'POST /api/publisher/reports': receiveBuildReport(deps),
  };
}
