import type { exportApi } from '#domain/api/export.ts';
import type { Handler } from '#domain/api/handler.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { ENQUIRY_EXPORT_COLUMNS, enquiryExportRow } from './enquiry-columns.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { endOfLisbonDay, startOfLisbonDay } from '#domain/core/lisbon-day.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { csvPage } from './csv.ts';
import { readExportPage } from './read-export-page.ts';

/** Makes the handler of GET /api/admin/exports/enquiries. */
export function exportEnquiries(deps: ContentDeps): Handler<(typeof exportApi)['GET /api/admin/exports/enquiries']> {
  return async ({ query: { after, separator, from, to }, member: { uid } }) => {
    const target = BUSINESS_COLLECTIONS.enquiries;
    const query = deps
      .database()
      .collection(target)
      .where('receivedAt', '>=', startOfLisbonDay(from))
      .where('receivedAt', '<', endOfLisbonDay(to));
    const entry = { action: 'enquiry.exported' as const, target, uid, details: { from, to } };
    const { docs, next } = await readExportPage(deps, { query, byTime: 'receivedAt', after, entry });
    const rows = docs.flatMap((document) => {
      const enquiry = parseOrReport(document, storedEnquirySchema);
      return enquiry === null ? [] : [enquiryExportRow(enquiry)];
    });
    const form = { headings: ENQUIRY_EXPORT_COLUMNS, separator, isFirst: after === undefined };
    return { csv: csvPage(rows, form), count: rows.length, unreadable: docs.length - rows.length, next };
  };
}
