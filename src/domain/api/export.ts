import { CONCIERGES, EDITORS, ADMINS } from '#domain/staff/role.ts';
import * as z from 'zod';
import { queryDay } from '#domain/core/query-time.ts';
import { defineApi } from './endpoint.ts';
import { CSV_SEPARATORS } from '#domain/export/csv-separator.ts';
import { EXPORTED_COLLECTIONS } from '#domain/export/exported-collections.ts';

/** The `next` of the previous page; absent for the first page. */
const after = z.string().min(1).max(1500).optional();

/** `after` of the next page; null on the last one. */
const next = z.string().nullable();

/** What separates the columns; default commas, as in RFC 4180. */
const separator = z.enum(CSV_SEPARATORS).default('comma');

/** A page of rows as CSV; the pages joined are the file. */
const rows = z.strictObject({
  /** Lines of the file; the first page begins with the byte order mark and the headings. */
  csv: z.string(),
  /** Rows on this page. */
  count: z.int().min(0),
  /** Rows that are missing on this page, because their documents cannot be read. */
  unreadable: z.int().min(0),
  next,
});

/** Exports, page by page; each is recorded in the audit log, whichever page it begins with. */
export const exportApi = defineApi({
  'GET /api/admin/exports/properties': {
    summary: 'Gives a page of the properties at work as CSV, with formulas made harmless.',
    access: EDITORS,
    query: z.strictObject({ after, separator }),
    response: rows,
    errors: ['not_found', 'unavailable'],
  },
  'GET /api/admin/exports/enquiries': {
    summary: 'Gives a page of the enquiries of a period as CSV, with formulas made harmless.',
    access: CONCIERGES,
    query: z.strictObject({
      after,
      separator,
      /** First day, as 'YYYY-MM-DD'. */
      from: queryDay,
      /** Last day, as 'YYYY-MM-DD'. */
      to: queryDay,
    }),
    response: rows,
    errors: ['not_found', 'unavailable'],
  },
  'GET /api/admin/exports/subscribers': {
    summary: 'Gives a page of the newsletter sign-ups as CSV, with formulas made harmless.',
    access: CONCIERGES,
    query: z.strictObject({ after, separator }),
    response: rows,
    errors: ['not_found', 'unavailable'],
  },
  'GET /api/admin/exports/documents': {
    summary: 'Gives a page of all documents of a collection as JSON, without keys to anybody’s data.',
    access: ADMINS,
    query: z.strictObject({
      after,
      collection: z.enum(EXPORTED_COLLECTIONS),
    }),
    response: z.strictObject({
      /** Documents by path. */
      documents: z.record(z.string(), z.unknown()),
      next,
    }),
    errors: ['not_found', 'unavailable'],
  },
});
