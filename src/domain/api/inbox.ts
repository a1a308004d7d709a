import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { revision } from '#domain/content/revision.ts';
import { handlingPersonSchema, threadEntrySchema } from '#domain/inbox/handling.ts';
import { requiredFormLine, requiredMessage } from '#domain/text/form-fields.ts';
import { inboxMessageSchema } from '#domain/inbox/message.ts';
import { propertyOriginSchema } from '#domain/property/origin.ts';
import { replyTemplates } from '#domain/inbox/reply-template-schema.ts';
import { STAFF_ROLES } from '#domain/staff/role.ts';
import { INBOX_BOXES, INBOX_STATUSES } from '#domain/inbox/options.ts';
import { inboxRowSchema } from '#domain/inbox/row.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { INBOX_PAGE } from '#domain/inbox/limits.ts';
import { NOTE_MISSING, REPLY_MISSING, SUBJECT_MISSING } from '#domain/inbox/text.ts';
import { propertySchema } from '#domain/property/property.ts';

const DESK = ['concierge', 'admin'] as const;
const box = z.enum(INBOX_BOXES);
const id = z.uuid();

const message = z.strictObject({
  /** The message as stored now. */
  message: inboxMessageSchema,
});

/** What the desk does with all that visitors sent. Personal data goes this way alone, never past it under the rules. */
export const inboxApi = defineApi({
  'GET /api/admin/inbox/{box}': {
    summary: 'Lists messages of a box that are open or settled, last changed first.',
    access: DESK,
    params: { box },
    query: z.strictObject({
      /** Those that need somebody, or the others. */
      part: z.enum(['open', 'settled']),
      /** Message after which the page begins; absent for the first page. */
      after: id.optional(),
    }),
    body: null,
    response: z.strictObject({
      /** Messages of this page. */
      rows: z.array(inboxRowSchema).max(INBOX_PAGE),
      /** What to ask the next page with; null on the last. */
      next: id.nullable(),
      /** The house's time before it looked: what changes later is asked for since then. */
      now: z.iso.datetime(),
    }),
    errors: ['not_found', 'unavailable'],
  },
  'GET /api/admin/inbox-changes': {
    summary: 'Lists the messages of both boxes that were changed since a moment.',
    access: DESK,
    params: {},
    query: z.strictObject({
      /** The moment. */
      since: z.iso.datetime(),
    }),
    body: null,
    response: z.strictObject({
      /** Messages that came or changed. */
      rows: z.array(inboxRowSchema),
      /** Whether there are more than an answer holds: then the list is to be read anew. */
      tooMany: z.boolean(),
      /** The house's time, to measure what is overdue by one clock. */
      now: z.iso.datetime(),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/inbox-counts': {
    summary: 'Counts the messages that nobody has taken up yet.',
    access: DESK,
    params: {},
    query: null,
    body: null,
    response: z.strictObject({
      /** New messages of both boxes. */
      new: z.int().min(0),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/inbox-people': {
    summary: 'Lists those who may look after messages, by name.',
    access: DESK,
    params: {},
    query: null,
    body: null,
    response: z.strictObject({
      /** Colleagues, and who asks. */
      people: z.array(handlingPersonSchema),
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/inbox/{box}/{id}': {
    summary: 'Gives a message with everything about it.',
    access: DESK,
    params: { box, id },
    query: null,
    body: null,
    response: message,
    errors: ['not_found', 'unavailable'],
  },
  'PUT /api/admin/inbox/{box}/{id}': {
    summary: 'Changes how far a message has come and who looks after it.',
    access: DESK,
    params: { box, id },
    query: null,
    body: {
      schema: z.strictObject({
        /** Revision that the screen saw. */
        rev: revision,
        /** How far it has come. */
        status: z.enum(INBOX_STATUSES),
        /** Account that looks after it; null for nobody. */
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
    access: DESK,
    params: { box, id },
    query: null,
    body: {
      schema: z.strictObject({
        /** Made by the screen: the same note sent twice stands there once. */
        id: threadEntrySchema.shape.id,
        /** The note. */
        text: requiredMessage(NOTE_MISSING),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: message,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/inbox/{box}/{id}/replies': {
    creates: 'body.id',
    summary: 'Mails an answer to the sender of a message, once, and notes it.',
    access: DESK,
    params: { box, id },
    query: null,
    body: {
      schema: z.strictObject({
        /** Made by the screen: the same answer sent twice goes out once. */
        id: threadEntrySchema.shape.id,
        /** Revision that the screen saw: nobody answers past a colleague's answer. */
        rev: revision,
        /** Subject of the mail. */
        subject: requiredFormLine(SUBJECT_MISSING),
        /** The answer. */
        text: requiredMessage(REPLY_MISSING),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: message,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'GET /api/admin/reply-templates': {
    summary: 'Gives the texts that answers begin with, as they were saved last in the settings.',
    access: DESK,
    params: {},
    query: null,
    body: null,
    response: z.strictObject({
      /** The texts, in the order of the settings. */
      templates: replyTemplates,
    }),
    errors: ['unavailable'],
  },
  'GET /api/admin/property-owners/{id}': {
    summary: 'Tells whether a property was made of an owner’s submission, and who the owner is to those who may know.',
    access: STAFF_ROLES,
    params: { id },
    query: null,
    body: null,
    response: z.strictObject({
      /** The submission; null when the property was not made of one. */
      submission: propertyOriginSchema.nullable(),
    }),
    errors: ['unavailable'],
  },
  'POST /api/admin/submissions/{id}/accept': {
    creates: 'body.propertyId',
    summary: "Makes a draft property of an owner's submission, with its pictures.",
    access: DESK,
    params: { id },
    query: null,
    body: {
      schema: z.strictObject({
        /** Revision that the screen saw. */
        rev: revision,
        /** Id of the draft, made by the screen: sent twice, it makes one draft. */
        propertyId: propertySchema.shape.id,
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: message,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
});
