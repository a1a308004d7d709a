import { EDITORS } from '#domain/staff/role.ts';
import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { IMPORT_BATCH, IMPORT_ROWS_MAX } from '#domain/import/limits.ts';
import { LONG_TEXT, SHORT_TEXT } from '#domain/core/limits.ts';
import { recordOf } from '#domain/core/record-of.ts';
import { BEDS_CELL_MAX } from '#domain/import/beds-cell.ts';
import { CLEARABLE_FIELDS, IMPORT_FIELDS } from '#domain/import/columns.ts';
import { propertySchema } from '#domain/property/property.ts';
import { importCountsSchema } from '#domain/import/stored-import.ts';

/** An unparsed cell, '' when it is absent: its errors are reported per row and do not reject other rows. */
const cell = z.string().max(Math.max(LONG_TEXT, BEDS_CELL_MAX)).default('');

/** An uploaded row of a sheet. */
export const sentRowSchema = z.strictObject({
  /** Counted from 1; the headings are row 1. */
  row: z.int().min(1).max(10_000_000),
  cells: z.strictObject(recordOf(IMPORT_FIELDS.map((field) => [field, cell]))),
});

export type SentRow = z.output<typeof sentRowSchema>;

const row = sentRowSchema.shape.row;

/** Id of the row's property: the same for the same code in every import. */
const id = propertySchema.shape.id;

/** The result of an accepted row. */
const accepted = {
  row,
  id,
  /** Whether it is a draft marked 'price missing'. */
  priceMissing: z.boolean(),
  /** Implausible values: the property is a draft marked 'to check'. */
  toCheck: z.array(z.enum(['people', 'bedrooms', 'price'])),
  /** Cells that cannot be read and count as empty, such as 'abc' guests. */
  unread: z.array(z.enum(IMPORT_FIELDS)),
  /** Values after the import. */
  values: propertySchema.pick({ location: true, people: true, bedrooms: true }).extend({
    /** The shown price; '' when missing. */
    price: z.string(),
  }),
};

/** The result of a row. */
export const importOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('created'),
    ...accepted,
  }),
  z.strictObject({
    outcome: z.literal('changed'),
    ...accepted,
    /** The fields that change, with their values as text; '' for none. */
    changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
  }),
  z.strictObject({
    outcome: z.literal('unchanged'),
    ...accepted,
  }),
  z.strictObject({
    outcome: z.literal('refused'),
    row,
    /** The reason, as a part of a sentence. */
    message: z.string().min(1),
  }),
]);

export type ImportOutcome = z.output<typeof importOutcomeSchema>;

const outcomes = z.array(importOutcomeSchema);

const batch = {
  schema: z.strictObject({
    /** Seed of the sample data for the missing fields of new properties; null for no sample data. */
    sampleSeed: z.string().trim().min(1).max(SHORT_TEXT).nullable(),
    /** Columns of which an empty cell clears the field, because an editor chose so. */
    clears: z.array(z.enum(CLEARABLE_FIELDS)).max(CLEARABLE_FIELDS.length),
    /** Rows in the order of the sheet. */
    rows: z.array(sentRowSchema).min(1).max(IMPORT_BATCH),
  }),
  maxBytes: 4 * 1024 * 1024,
};

/** Import of properties from a spreadsheet. */
export const importApi = defineApi({
  'POST /api/admin/imports/preview': {
    creates: null,
    summary: 'Previews the import of rows of a sheet and writes nothing.',
    access: EDITORS,
    body: batch,
    response: z.strictObject({
      /** In the order of the rows. */
      outcomes,
    }),
    errors: ['unavailable'],
  },
  'PUT /api/admin/imports/{id}/batches/{number}': {
    summary: 'Imports rows of a sheet, all in one step; sent again, it changes nothing.',
    access: EDITORS,
    params: {
      /** Id of the import, made by the caller. */
      id: z.uuid(),
      /** Counted from 0. */
      number: z.coerce.number().int().min(0).max(IMPORT_ROWS_MAX),
    },
    body: batch,
    response: z.strictObject({
      /** In the order of the rows. */
      outcomes,
    }),
    errors: ['conflict', 'payload_too_large', 'unavailable'],
  },
  'POST /api/admin/imports/{id}/end': {
    creates: 'params.id',
    summary: 'Ends an import, complete or aborted, and records its result; sent again, it gives the same response.',
    access: EDITORS,
    params: {
      id: z.uuid(),
    },
    response: z.strictObject({
      /** Properties that now equal the sheet. */
      imported: z.int().min(0),
      counts: importCountsSchema,
    }),
    errors: ['not_found', 'unavailable'],
  },
});
