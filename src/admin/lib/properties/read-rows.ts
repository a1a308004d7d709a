import { DASHBOARD_FIELDS, dashboardRowSchema, type DashboardRow } from '#domain/property/dashboard/row.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { LAST_IMPORT_ID, lastImportSchema } from '#domain/import/last-import.ts';
import { fieldOf } from '#lib/member/firestore-rest.ts';
import { readDocument } from '../fetch-documents.ts';
import { countDocuments, readCollection } from '../read-collection.ts';

const COLLECTION = CONTENT_KINDS.properties.working;

/** First digits of the ids that split the collection into four parts, read in parallel. */
const CUTS = ['4', '8', 'c'] as const;

/** A row; null for a property that cannot be read, which the console names: it must not keep the others from being listed. */
export const readableRowSchema = dashboardRowSchema.nullable().catch(({ value, issues }) => {
  reportError(new Error(`Property ${String(fieldOf(value, 'id'))} cannot be read`, { cause: issues }));
  return null;
});

/** All properties of the dashboard, with only the fields it needs (docs/decisions/0056). */
export async function readRows(): Promise<DashboardRow[]> {
  const parts = [undefined, ...CUTS].map((idFrom, index) =>
    readCollection(COLLECTION, readableRowSchema, { select: DASHBOARD_FIELDS, idFrom, idBefore: CUTS[index] }),
  );
  return (await Promise.all(parts)).flat().filter((row) => row !== null);
}

/** The first rows by title and the total, shown while the others load. */
export async function readFirstRows(limit: number): Promise<{ rows: DashboardRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    readCollection(COLLECTION, readableRowSchema, { select: DASHBOARD_FIELDS, orderBy: 'title', limit }),
    countDocuments(COLLECTION),
  ]);
  return { rows: rows.filter((row) => row !== null), total };
}

/** Number of properties of the last import; 0 before the first. */
export async function readLastImport(): Promise<number> {
  const last = await readDocument(`${BUSINESS_COLLECTIONS.system}/${LAST_IMPORT_ID}`, lastImportSchema);
  return last?.count ?? 0;
}
