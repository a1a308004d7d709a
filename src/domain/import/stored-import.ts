import * as z from 'zod';
import { propertySchema } from '#domain/property/property.ts';
import { storedTime } from '#domain/core/stored-time.ts';

/** What became of the rows of an import, or of a part of it. */
export const importCountsSchema = z.strictObject({
  /** Rows that made a property. */
  created: z.int().min(0),
  /** Rows that changed one. */
  changed: z.int().min(0),
  /** Rows that say what is stored already. */
  unchanged: z.int().min(0),
  /** Rows that were refused. */
  refused: z.int().min(0),
});

/** What became of the rows of an import, or of a part of it. */
export type ImportCounts = z.output<typeof importCountsSchema>;

/** imports/{id} as read: an import, counted batch by batch, so that a batch sent twice counts once. */
export const storedImportSchema = z.strictObject({
  /** Account that imports. */
  uid: z.string().min(1),
  /** When its first batch came. */
  beganAt: storedTime,
  /** When it ended; null while it runs, and for good when it was broken off. */
  endedAt: storedTime.nullable(),
  /** Counts by the number of the batch. */
  batches: z.record(z.string(), importCountsSchema),
});

/** importedRows/{id of the property}: what the sheet said when it was imported last; a change of the sheet is told from a change by an editor with it. */
export const importedRowSchema = propertySchema.pick({
  title: true,
  location: true,
  type: true,
  tag: true,
  price: true,
  salePrice: true,
  people: true,
  bedrooms: true,
  bathrooms: true,
  rooms: true,
  licenceNumber: true,
  area: true,
});

/** The counts of all batches together. */
export function sumCounts(batches: Readonly<Record<string, ImportCounts>>): ImportCounts {
  const sum = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { created, changed, unchanged, refused } of Object.values(batches)) {
    sum.created += created;
    sum.changed += changed;
    sum.unchanged += unchanged;
    sum.refused += refused;
  }
  return sum;
}

/** Properties that are now as the sheet has them; an import that was broken off and begun again counts like one in one go. */
export function importedCount({ created, changed, unchanged }: ImportCounts): number {
  return created + changed + unchanged;
}
