import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { isAuditKind, AUDIT_PAGE } from '#domain/staff/audit-kinds.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';

const text = z.string().min(1).max(SHORT_TEXT);

/** An entry of the audit log, as the back office lists it. */
export const auditLineSchema = auditEntrySchema.extend({
  /** Id of the entry. */
  id: z.uuid(),
  /** When. */
  at: z.iso.datetime(),
  /** Name of who did it, or the email address where there is no name; null for scheduled jobs and for an account that is gone. */
  who: z.string().nullable(),
  /** What people call the document: its title or name now, or when it was deleted; null for one without. */
  title: z.string().nullable(),
});

/** An entry of the audit log, as the back office lists it. */
export type AuditLine = z.output<typeof auditLineSchema>;

/** The audit log, which nobody changes. */
export const auditApi = defineApi({
  'GET /api/admin/audit': {
    summary: 'Lists what was changed, newest first.',
    access: ['admin'],
    params: {},
    query: z.strictObject({
      /** Entry after which the page begins; absent for the first page. */
      after: z.uuid().optional(),
      /** First day, as 'YYYY-MM-DD'; absent for the beginning. */
      from: z.iso.date().optional(),
      /** Last day; absent for today. */
      to: z.iso.date().optional(),
      /** Only what this account did. */
      uid: text.optional(),
      /** Only this deed, such as 'property.saved'. */
      action: text.optional(),
      /** Only what was done to this kind of thing. */
      kind: z.string().refine(isAuditKind, { error: 'expected a kind of the audit log' }).optional(),
      /** Only this document or collection, by its path. */
      target: text.optional(),
    }),
    body: null,
    response: z.strictObject({
      /** Entries of this page. */
      entries: z.array(auditLineSchema).max(AUDIT_PAGE),
      /** What to ask the next page with; null on the last. */
      next: z.uuid().nullable(),
    }),
    errors: ['not_found', 'unavailable'],
  },
});
