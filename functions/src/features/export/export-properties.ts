import type { exportApi } from '#domain/api/export.ts';
import type { Handler } from '#domain/api/handler.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { importedRowSchema } from '#domain/import/stored-import.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { importedRowPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { csvPage } from './csv.ts';
import { PROPERTY_EXPORT_COLUMNS, propertyExportRow } from './property-columns.ts';
import { readExportPage } from './read-export-page.ts';

/** Makes the handler of GET /api/admin/exports/properties. */
export function exportProperties(deps: ContentDeps): Handler<(typeof exportApi)['GET /api/admin/exports/properties']> {
  return async ({ query: { after, separator }, member: { uid } }) => {
    const target = CONTENT_KINDS.properties.working;
    const query = deps.database().collection(target);
    const { docs, next } = await readExportPage(deps, {
      query,
      after,
      entry: { action: 'property.exported', target, uid },
    });
    const codes = await readCodes(deps.database(), docs);
    const rows = docs.flatMap((document) => {
      const property = parseOrReport(document, workingPropertySchema);
      return property === null ? [] : [propertyExportRow(property, codes.get(document.id) ?? document.id)];
    });
    const form = { headings: PROPERTY_EXPORT_COLUMNS, separator, isFirst: after === undefined };
    return { csv: csvPage(rows, form), count: rows.length, unreadable: docs.length - rows.length, next };
  };
}

/** The codes of imported properties, by id; an import finds a property without one by its id. */
async function readCodes(
  firestore: Firestore,
  docs: readonly QueryDocumentSnapshot[],
): Promise<ReadonlyMap<string, string>> {
  if (docs.length === 0) return new Map();
  const rows = await firestore.getAll(...docs.map(({ id }) => firestore.doc(importedRowPath(id))));
  return new Map(
    rows.flatMap((row) => {
      const code = row.exists ? parseOrReport(row, importedRowSchema)?.cells?.code : undefined;
      return code === undefined ? [] : [[row.id, code]];
    }),
  );
}
