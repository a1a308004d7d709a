import * as z from 'zod';
import { EDITORS } from './content-endpoint.ts';
import { defineApi } from './endpoint.ts';
import { EXPORTED_COLLECTIONS } from '#domain/export/exported-collections.ts';

/** Where a page begins: after the document of this path or id; absent for the first page. */
const after = z.string().min(1).max(1500).optional();

/** What to ask the next page with; null on the last. */
const next = z.string().nullable();

const BASE = { params: {}, body: null, errors: ['not_found', 'unavailable'] } as const;

/** A page of rows as CSV: the pages one after the other are the file. */
const rows = z.strictObject({
  /** Lines of the file; those of the first page begin with the headings and the mark of UTF-8. */
  csv: z.string(),
  /** Rows of this page. */
  count: z.int().min(0),
  next,
});

/** Who answers the people who wrote to us. */
const ANSWERING = ['concierge', 'admin'] as const;

/** What the house takes out of its database, page by page; the first page of each is noted in the audit log. */
export const exportApi = defineApi({
  'GET /api/admin/exports/properties': {
    ...BASE,
    summary: 'Gives a page of the properties at work as CSV, with formulas made harmless.',
    access: EDITORS,
    query: z.strictObject({ after }),
    response: rows,
  },
  'GET /api/admin/exports/enquiries': {
    ...BASE,
    summary: 'Gives a page of the enquiries of a period as CSV, with formulas made harmless.',
    access: ANSWERING,
    query: z.strictObject({
      after,
      /** First day, as 'YYYY-MM-DD'. */
      from: z.iso.date(),
      /** Last day, as 'YYYY-MM-DD'. */
      to: z.iso.date(),
    }),
    response: rows,
  },
  'GET /api/admin/exports/subscribers': {
    ...BASE,
    summary: 'Gives a page of the newsletter sign-ups as CSV, with formulas made harmless.',
    access: ANSWERING,
    query: z.strictObject({ after }),
    response: rows,
  },
  'GET /api/admin/exports/documents': {
    ...BASE,
    summary: 'Gives a page of all documents of a collection as JSON, without keys to anybody’s data.',
    access: ['admin'],
    query: z.strictObject({
      after,
      /** The collection. */
      collection: z.enum(EXPORTED_COLLECTIONS),
    }),
    response: z.strictObject({
      /** The documents of this page by their paths. */
      documents: z.record(z.string(), z.unknown()),
      next,
    }),
  },
});
