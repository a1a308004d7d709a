import type { exportApi } from '@site/domain/api-export';
import type { Handler } from '@site/domain/api-handler';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import { PROPERTY_EXPORT_COLUMNS, propertyExportRow } from '@site/domain/property-export';
import { workingPropertySchema } from '@site/domain/property';
import { csvPage } from './csv-page.ts';
import { readPage, type ExportHouse } from './read-page.ts';

/** Makes the handler of GET /api/admin/exports/properties. */
export function exportProperties(house: ExportHouse): Handler<(typeof exportApi)['GET /api/admin/exports/properties']> {
  return async ({ query: { after }, member: { uid } }) => {
    const target = CONTENT_COLLECTIONS.properties.working;
    const query = house.database().collection(target).orderBy('__name__');
    const { docs, next } = await readPage(house, { query, after, entry: { action: 'property.exported', target, uid } });
    const rows = docs.map((document) => propertyExportRow(workingPropertySchema.parse(document.data())));
    return { csv: csvPage(PROPERTY_EXPORT_COLUMNS, rows, after === undefined), count: rows.length, next };
  };
}
