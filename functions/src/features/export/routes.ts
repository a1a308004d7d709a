import type { exportApi } from '#domain/api/export.ts';
import type { HandlerMap } from '#domain/api/handler.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { exportDocuments } from './export-documents.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { exportProperties } from './export-properties.ts';
import { exportSubscribers } from './export-subscribers.ts';

/** The endpoints of exports. */
export function exportRoutes(deps: ContentDeps): HandlerMap<typeof exportApi> {
  return {
    'GET /api/admin/exports/properties': exportProperties(deps),
    'GET /api/admin/exports/enquiries': exportEnquiries(deps),
    'GET /api/admin/exports/subscribers': exportSubscribers(deps),
    'GET /api/admin/exports/documents': exportDocuments(deps),
  };
}
