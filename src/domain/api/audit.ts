import { ADMINS } from '#domain/staff/role.ts';
import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { isAuditKind, AUDIT_PAGE } from '#domain/staff/audit-kinds.ts';
import { queryDay } from '#domain/core/query-time.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';

const text = z.string().min(1).max(SHORT_TEXT);

/** An entry of the audit log, as the back office lists it. */
export const auditLineSchema = auditEntrySchema.extend({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Name of the person, or the email without a name; null for scheduled jobs and deleted accounts. */
  who: z.string().nullable(),
  /** Title or name of the document now, or when it was deleted; null for none. */
  title: z.string().nullable(),
});

export type AuditLine = z.output<typeof auditLineSchema>;

/** The audit log, which is read-only. */
export const auditApi = defineApi({
  'GET /api/admin/audit': {
    summary: 'Lists what was changed, newest first.',
    access: ADMINS,
    query: z.strictObject({
      /** Last entry of the previous page; absent for the first page. */
      after: z.uuid().optional(),
      /** First day as 'YYYY-MM-DD'; absent for all. */
      from: queryDay.optional(),
      /** Last day; absent for today. */
      to: queryDay.optional(),
      /** Only changes by this account. */
      uid: text.optional(),
      /** Only this action, such as 'property.saved'. */
      action: text.optional(),
      /** Only changes of this kind. */
      kind: z.string().refine(isAuditKind, { error: 'expected a kind of the audit log' }).optional(),
      /** Only this document or collection, by path. */
      target: text.optional(),
    }),
    response: z.strictObject({
      entries: z.array(auditLineSchema).max(AUDIT_PAGE),
      /** `after` of the next page; null on the last one. */
      next: z.uuid().nullable(),
    }),
    errors: ['not_found', 'unavailable'],
  },
});
