import type { exportApi } from '#domain/api/export.ts';
import type { Handler } from '#domain/api/handler.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { PROPERTY_EXPORT_COLUMNS, propertyExportRow } from './property-columns.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { csvPage } from './csv.ts';
import { readPage, type ExportDeps } from './read-page.ts';

/** Makes the handler of GET /api/admin/exports/properties. */
export function exportProperties(deps: ExportDeps): Handler<(typeof exportApi)['GET /api/admin/exports/properties']> {
  return async ({ query: { after }, member: { uid } }) => {
    const target = CONTENT_KINDS.properties.working;
    const query = deps.database().collection(target).orderBy('__name__');
    const { docs, next } = await readPage(deps, { query, after, entry: { action: 'property.exported', target, uid } });
    const rows = docs.map((document) => propertyExportRow(workingPropertySchema.parse(document.data())));
    return { csv: csvPage(PROPERTY_EXPORT_COLUMNS, rows, after === undefined), count: rows.length, next };
  };
}
