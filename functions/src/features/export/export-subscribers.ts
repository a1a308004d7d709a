import type { exportApi } from '@site/domain/api-export';
import type { Handler } from '@site/domain/api-handler';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { storedSubscriberSchema } from '@site/domain/stored-subscriber';
import { SUBSCRIBER_EXPORT_COLUMNS, subscriberExportRow } from '@site/domain/subscriber-export';
import { csvPage } from './csv-page.ts';
import { readPage, type ExportHouse } from './read-page.ts';

/** Makes the handler of GET /api/admin/exports/subscribers. */
export function exportSubscribers(
  house: ExportHouse,
): Handler<(typeof exportApi)['GET /api/admin/exports/subscribers']> {
  return async ({ query: { after }, member: { uid } }) => {
    const target = HOUSE_COLLECTIONS.subscribers;
    const query = house.database().collection(target).orderBy('__name__');
    const entry = { action: 'subscriber.exported', target, uid };
    const { docs, next } = await readPage(house, { query, after, entry });
    const rows = docs.map((document) => subscriberExportRow(storedSubscriberSchema.parse(document.data())));
    return { csv: csvPage(SUBSCRIBER_EXPORT_COLUMNS, rows, after === undefined), count: rows.length, next };
  };
}
