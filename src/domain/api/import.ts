import * as z from 'zod';
import { EDITORS } from './content-endpoint.ts';
import { defineApi } from './endpoint.ts';
import { IMPORT_BATCH, IMPORT_ROWS_MAX } from '#domain/import/limits.ts';
import { LONG_TEXT, SHORT_TEXT } from '#domain/core/limits.ts';
import { recordOf } from '#domain/core/record-of.ts';
import { IMPORT_FIELDS } from '#domain/import/columns.ts';
import { propertySchema } from '#domain/property/property.ts';
import { importCountsSchema } from '#domain/import/stored-import.ts';

/** A cell before it is read: what is wrong with it is told row by row, and refuses no other row. */
const cell = z.string().max(LONG_TEXT);

/** A row of a sheet on its way. */
export const sentRowSchema = z.strictObject({
  /** Where it stands in the sheet, counted from 1; the headings are row 1. */
  row: z.int().min(1).max(10_000_000),
  /** Its cells. */
  cells: z.strictObject(recordOf(IMPORT_FIELDS.map((field) => [field, cell]))),
});

/** A row of a sheet on its way. */
export type SentRow = z.output<typeof sentRowSchema>;

const row = sentRowSchema.shape.row;

/** The property that a row is about: the same for the same code, in every import. */
const id = propertySchema.shape.id;

/** What the import says of an accepted row's property. */
const accepted = {
  row,
  id,
  /** Whether it is a draft marked 'price missing'. */
  priceMissing: z.boolean(),
  /** Values of it that are probably mistakes: it is a draft marked 'to check'. */
  toCheck: z.array(z.enum(['people', 'bedrooms', 'price'])),
  /** What it says after the import. */
  values: propertySchema.pick({ location: true, people: true, bedrooms: true }).extend({
    /** The price that visitors see; '' when missing. */
    price: z.string(),
  }),
};

/** What an import does with a row. */
export const importOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    /** It makes a property. */
    outcome: z.literal('created'),
    ...accepted,
  }),
  z.strictObject({
    /** It changes one. */
    outcome: z.literal('changed'),
    ...accepted,
    /** Names of the fields. */
    fields: z.array(z.string()),
  }),
  z.strictObject({
    /** It says what is stored already. */
    outcome: z.literal('unchanged'),
    ...accepted,
  }),
  z.strictObject({
    /** It cannot be imported. */
    outcome: z.literal('refused'),
    row,
    /** Why, as half a sentence. */
    message: z.string().min(1),
  }),
]);

/** What an import does with a row. */
export type ImportOutcome = z.output<typeof importOutcomeSchema>;

const outcomes = z.array(importOutcomeSchema);

const batch = {
  schema: z.strictObject({
    /** Seed of the sample data that fills what the sheet lacks; null invents nothing. */
    sampleSeed: z.string().trim().min(1).max(SHORT_TEXT).nullable(),
    /** Rows in the order of the sheet. */
    rows: z.array(sentRowSchema).min(1).max(IMPORT_BATCH),
  }),
  maxBytes: 4 * 1024 * 1024,
};

/** Properties from the sheet of another system. */
export const importApi = defineApi({
  'POST /api/admin/imports/preview': {
    creates: null,
    summary: 'Tells what an import would do with rows of a sheet, and writes nothing.',
    access: EDITORS,
    params: {},
    query: null,
    body: batch,
    response: z.strictObject({
      /** What it would do with each row, in their order. */
      outcomes,
    }),
    errors: ['unavailable'],
  },
  'PUT /api/admin/imports/{id}/batches/{number}': {
    summary: 'Imports rows of a sheet, all in one step; sent again, it changes nothing.',
    access: EDITORS,
    params: {
      /** The import, of the caller's own making. */
      id: z.uuid(),
      /** Which part of the sheet, counted from 0. */
      number: z.coerce.number().int().min(0).max(IMPORT_ROWS_MAX),
    },
    query: null,
    body: batch,
    response: z.strictObject({
      /** What was done with each row, in their order. */
      outcomes,
    }),
    errors: ['conflict', 'unavailable'],
  },
  'POST /api/admin/imports/{id}/end': {
    creates: 'params.id',
    summary: 'Ends an import, whole or broken off, and notes what it brought; sent again, it answers the same.',
    access: EDITORS,
    params: {
      /** The import. */
      id: z.uuid(),
    },
    query: null,
    body: null,
    response: z.strictObject({
      /** Properties that are as the sheet has them. */
      imported: z.int().min(0),
      /** What became of its rows. */
      counts: importCountsSchema,
    }),
    errors: ['not_found', 'unavailable'],
  },
});
