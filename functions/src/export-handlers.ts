import type { exportApi } from '@site/domain/api-export';
import type { HandlerMap } from '@site/domain/api-handler';
import { exportDocuments } from './features/export/export-documents.ts';
import { exportEnquiries } from './features/export/export-enquiries.ts';
import { exportProperties } from './features/export/export-properties.ts';
import { exportSubscribers } from './features/export/export-subscribers.ts';
import type { ExportHouse } from './features/export/read-page.ts';

/** The handlers of exports. */
export function exportHandlers(house: ExportHouse): HandlerMap<typeof exportApi> {
  return {
    'GET /api/admin/exports/properties': exportProperties(house),
    'GET /api/admin/exports/enquiries': exportEnquiries(house),
    'GET /api/admin/exports/subscribers': exportSubscribers(house),
    'GET /api/admin/exports/documents': exportDocuments(house),
  };
}
