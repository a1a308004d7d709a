import type { exportApi } from '#domain/api/export.ts';
import type { Handler } from '#domain/api/handler.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import { SUBSCRIBER_EXPORT_COLUMNS, subscriberExportRow } from './subscriber-columns.ts';
import { csvPage } from './csv-page.ts';
import { readPage, type ExportDeps } from './read-page.ts';

/** Makes the handler of GET /api/admin/exports/subscribers. */
export function exportSubscribers(deps: ExportDeps): Handler<(typeof exportApi)['GET /api/admin/exports/subscribers']> {
  return async ({ query: { after }, member: { uid } }) => {
    const target = BUSINESS_COLLECTIONS.subscribers;
    const query = deps.database().collection(target).orderBy('__name__');
    const entry = { action: 'subscriber.exported', target, uid };
    const { docs, next } = await readPage(deps, { query, after, entry });
    const rows = docs.map((document) => subscriberExportRow(storedSubscriberSchema.parse(document.data())));
    return { csv: csvPage(SUBSCRIBER_EXPORT_COLUMNS, rows, after === undefined), count: rows.length, next };
  };
}
