import type { HandlerMap } from '@site/domain/api-handler';
import type { publisherApi } from '@site/domain/api-publisher';
import type { publishingApi } from '@site/domain/api-publishing';
import { discardChanges } from './features/content/discard-changes.ts';
import { restoreRevision } from './features/content/restore-revision.ts';
import { askAgain } from './features/publishing/ask-again.ts';
import { cancelScheduled } from './features/publishing/cancel-scheduled.ts';
import { listChanges } from './features/publishing/list-changes.ts';
import { listRevisions } from './features/publishing/list-revisions.ts';
import { listScheduled } from './features/publishing/list-scheduled.ts';
import { publishDocuments } from './features/publishing/publish-documents.ts';
import { readChange } from './features/publishing/read-change.ts';
import { requestPreview } from './features/publishing/request-preview.ts';
import { rollBack } from './features/publishing/roll-back.ts';
import { schedulePublication } from './features/publishing/schedule-publication.ts';
import { takeReport } from './features/publishing/take-report.ts';
import { unpublishDocuments } from './features/publishing/unpublish-documents.ts';
import type { ContentHouse } from './platform/content-step.ts';

/** The handlers of all endpoints of publishing. */
export function publishingHandlers(house: ContentHouse): HandlerMap<typeof publishingApi & typeof publisherApi> {
  const { database } = house;
  return {
    'GET /api/admin/changes': listChanges(database),
    'GET /api/admin/changes/{kind}/{id}': readChange(database),
    'POST /api/admin/publications': publishDocuments(house),
    'POST /api/admin/unpublications': unpublishDocuments(house),
    'POST /api/admin/discards': discardChanges(house),
    'GET /api/admin/revisions/{kind}/{id}': listRevisions(database),
    'POST /api/admin/revisions/{kind}/{id}/restore': restoreRevision(house),
    'GET /api/admin/scheduled-publications': listScheduled(database),
    'POST /api/admin/scheduled-publications': schedulePublication(house),
    'DELETE /api/admin/scheduled-publications/{id}': cancelScheduled(house),
    'POST /api/admin/builds': askAgain(house),
    'POST /api/admin/rollbacks': rollBack(house),
    'POST /api/admin/previews': requestPreview(house),
    'POST /api/publisher/reports': takeReport(house),
  };
}
