import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { queryTime } from '#domain/core/query-time.ts';
import { revision } from '#domain/content/revision.ts';
import { handlingPersonSchema, threadEntrySchema } from '#domain/inbox/handling.ts';
import { requiredFormLine, requiredMessage } from '#domain/text/form-fields.ts';
import { inboxMessageSchema } from '#domain/inbox/message.ts';
import { propertyOriginSchema } from '#domain/property/origin.ts';
import { stayReportSchema } from '#domain/enquiry/stay-report.ts';
import { replyTemplates } from '#domain/inbox/reply-template-schema.ts';
import { STAFF_ROLES, CONCIERGES } from '#domain/staff/role.ts';
import { INBOX_BOXES, INBOX_STATUSES } from '#domain/inbox/options.ts';
import { inboxRowSchema } from '#domain/inbox/row.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { INBOX_PAGE } from '#domain/inbox/limits.ts';
import { NOTE_MISSING, REPLY_MISSING, SUBJECT_MISSING } from '#domain/inbox/text.ts';
import { propertySchema } from '#domain/property/property.ts';

const box = z.enum(INBOX_BOXES);
const id = z.uuid();

const message = z.strictObject({ message: inboxMessageSchema });

/** The message and its stay after a change of the calendar. */
const changedStay = z.strictObject({ message: inboxMessageSchema, stay: stayReportSchema.nullable() });

/** The id of the entry of the calendar, made by the screen: the same request sent twice makes one entry. */
const newEntry = { schema: z.strictObject({ id: z.uuid() }), maxBytes: 1024 };

/** The inbox: enquiries and submissions. Their personal data is read through the API only, never through the security rules. */
export const inboxApi = defineApi({
  'GET /api/admin/inbox/{box}': {
    summary: 'Lists messages of a box that are open or settled, last changed first.',
    access: CONCIERGES,
    params: { box },
    query: z.strictObject({
      /** Open messages, or the others. */
      part: z.enum(['open', 'settled']),
      /** Last message of the previous page; absent for the first page. */
      after: id.optional(),
    }),
    response: z.strictObject({
      rows: z.array(inboxRowSchema).max(INBOX_PAGE),
      /** `after` of the next page; null on the last one. */
      next: id.nullable(),
      /** Server time before the query; later changes are requested since then. */
      now: z.iso.datetime(),
    }),
    errors: ['not_found', 'unavailable'],
  },
  'GET /api/admin/inbox-changes': {
    summary: 'Lists the messages of both boxes that were changed since a time.',
    access: CONCIERGES,
    query: z.strictObject({
      since: queryTime,
    }),
    response: z.strictObject({
      rows: z.array(inboxRowSchema),
      /** Whether there are more than the response contains; the client then reads the whole list again. */
      tooMany: z.boolean(),
      /** Server time, so that overdue messages do not depend on the client's clock. */
      now: z.iso.datetime(),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/inbox-counts': {
    summary: 'Counts the new messages.',
    access: CONCIERGES,
    response: z.strictObject({
      /** In both boxes. */
      new: z.int().min(0),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/inbox-people': {
    summary: 'Lists the staff by name, and says who may handle messages.',
    access: STAFF_ROLES,
    response: z.strictObject({
      /** The caller, then colleagues, those too whose access has ended. */
      people: z.array(handlingPersonSchema.extend({ handlesMessages: z.boolean() })),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/inbox/{box}/{id}': {
    summary: 'Gives a message with all its data.',
    access: CONCIERGES,
    params: { box, id },
    response: message,
    errors: ['not_found', 'unavailable'],
  },
  'PUT /api/admin/inbox/{box}/{id}': {
    summary: 'Changes status and assignee of a message.',
    access: CONCIERGES,
    params: { box, id },
    body: {
      schema: z.strictObject({
        /** Revision that the editor saw. */
        rev: revision,
        status: z.enum(INBOX_STATUSES),
        /** Null for nobody. */
        assignee: handlingPersonSchema.shape.uid.nullable(),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: message,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/inbox/{box}/{id}/notes': {
    creates: 'body.id',
    summary: 'Adds a note to a message; nothing is replaced by it, so only another note of its id is a conflict.',
    access: CONCIERGES,
    params: { box, id },
    body: {
      schema: z.strictObject({
        /** Made by the screen; the same note sent twice is stored once. */
        id: threadEntrySchema.shape.id,
        text: requiredMessage(NOTE_MISSING),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: message,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/inbox/{box}/{id}/replies': {
    creates: 'body.id',
    summary: 'Emails a reply to the sender of a message, once, and records it.',
    access: CONCIERGES,
    params: { box, id },
    body: {
      schema: z.strictObject({
        /** Made by the screen; the same reply sent twice is emailed once. */
        id: threadEntrySchema.shape.id,
        /** Revision that the editor saw, so that nobody misses a colleague's reply. */
        rev: revision,
        subject: requiredFormLine(SUBJECT_MISSING),
        text: requiredMessage(REPLY_MISSING),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: message,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'GET /api/admin/enquiries/{id}/stay': {
    summary:
      'Says whether the stay that an enquiry asks for can be had, and what else can; null without property or dates.',
    access: CONCIERGES,
    params: { id },
    response: z.strictObject({ stay: stayReportSchema.nullable() }),
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/enquiries/{id}/hold': {
    creates: 'body.id',
    summary: 'Holds the nights of an enquiry for 48 hours and emails the guest; taken nights are a conflict.',
    access: CONCIERGES,
    params: { id },
    body: newEntry,
    response: changedStay,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/enquiries/{id}/booking': {
    creates: 'body.id',
    summary: 'Books the nights of an enquiry, held or free; taken nights are a conflict.',
    access: CONCIERGES,
    params: { id },
    body: newEntry,
    response: changedStay,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'DELETE /api/admin/enquiries/{id}/stay': {
    summary: 'Makes the nights that are held or booked for an enquiry free; succeeds when they are free already.',
    access: CONCIERGES,
    params: { id },
    response: changedStay,
    errors: ['not_found', 'unavailable'],
  },
  'GET /api/admin/reply-templates': {
    summary: 'Gives the reply templates as last saved in the settings.',
    access: CONCIERGES,
    response: z.strictObject({
      /** In the order of the settings. */
      templates: replyTemplates,
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/property-owners/{id}': {
    summary: 'Gives the submission that a property was created from, with its owner for those who may read messages.',
    access: STAFF_ROLES,
    params: { id },
    response: z.strictObject({
      /** Null when the property was not created from a submission. */
      submission: propertyOriginSchema.nullable(),
    }),
    errors: ['unavailable'],
  },
  'POST /api/admin/submissions/{id}/accept': {
    creates: 'body.propertyId',
    summary: "Makes a draft property of an owner's submission, with its pictures.",
    access: CONCIERGES,
    params: { id },
    body: {
      schema: z.strictObject({
        /** Revision that the editor saw. */
        rev: revision,
        /** Id of the draft, made by the screen; the same request sent twice creates one draft. */
        propertyId: propertySchema.shape.id,
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: message,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
});
