import type { ResponseOf, BodyInputOf } from '#domain/api/endpoint.ts';
import { inboxApi } from '#domain/api/inbox.ts';
import { inboxMessageSchema, type InboxMessage } from '#domain/inbox/message.ts';
import { INBOX_BOXES, type InboxBox } from '#domain/inbox/options.ts';
import type { PropertyOrigin } from '#domain/property/origin.ts';
import type { InboxRow } from '#domain/inbox/row.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { storedInConflict } from '#admin/lib/content/save-item.ts';
import { requestOnce } from '#admin/lib/request-once.ts';

export interface MessageRef {
  readonly box: InboxBox;
  readonly id: string;
}

/** A part of the inbox, with the server's time before it was read. */
export interface InboxPart {
  readonly rows: readonly InboxRow[];
  readonly now: string;
}

type Api = typeof inboxApi;

/** Reads all open messages, or all settled ones. */
export async function readPart(part: 'open' | 'settled'): Promise<InboxPart> {
  const boxes = await Promise.all(INBOX_BOXES.map((box) => readBox(box, part)));
  const [first] = boxes.map(({ now }) => now).toSorted();
  return { rows: boxes.flatMap(({ rows }) => rows), now: first ?? new Date(0).toISOString() };
}

async function readBox(box: InboxBox, part: 'open' | 'settled'): Promise<InboxPart> {
  const rows: InboxRow[] = [];
  let now: string | undefined;
  for (let after: string | null | undefined; after !== null;) {
    const query = after === undefined ? { part } : { part, after };
    const page = await callAsStaff(inboxApi, 'GET /api/admin/inbox/{box}', { params: { box }, query });
    rows.push(...page.rows);
    now ??= page.now;
    after = page.next;
  }
  return { rows, now: now ?? new Date(0).toISOString() };
}

/** Reads what changed since a time. */
export function readChanges(since: string): Promise<ResponseOf<Api['GET /api/admin/inbox-changes']>> {
  return callAsStaff(inboxApi, 'GET /api/admin/inbox-changes', { query: { since } });
}

/** A message with all its details. */
export async function readMessage({ box, id }: MessageRef): Promise<InboxMessage> {
  return (await callAsStaff(inboxApi, 'GET /api/admin/inbox/{box}/{id}', { params: { box, id } })).message;
}

export async function putMessage(
  { box, id }: MessageRef,
  body: BodyInputOf<Api['PUT /api/admin/inbox/{box}/{id}']>,
): Promise<InboxMessage> {
  return (await callAsStaff(inboxApi, 'PUT /api/admin/inbox/{box}/{id}', { params: { box, id }, body })).message;
}

export async function postNote(
  { box, id }: MessageRef,
  body: BodyInputOf<Api['POST /api/admin/inbox/{box}/{id}/notes']>,
): Promise<InboxMessage> {
  return (await callAsStaff(inboxApi, 'POST /api/admin/inbox/{box}/{id}/notes', { params: { box, id }, body })).message;
}

export async function postReply(
  { box, id }: MessageRef,
  body: BodyInputOf<Api['POST /api/admin/inbox/{box}/{id}/replies']>,
): Promise<InboxMessage> {
  return (await callAsStaff(inboxApi, 'POST /api/admin/inbox/{box}/{id}/replies', { params: { box, id }, body }))
    .message;
}

export async function readTemplates(): Promise<ResponseOf<Api['GET /api/admin/reply-templates']>['templates']> {
  return (await callAsStaff(inboxApi, 'GET /api/admin/reply-templates')).templates;
}

/** The submission that a property was created from; null for none. */
export async function readOrigin(id: string): Promise<PropertyOrigin | null> {
  return (await callAsStaff(inboxApi, 'GET /api/admin/property-owners/{id}', { params: { id } })).submission;
}

export async function acceptSubmission(id: string, rev: number): Promise<InboxMessage> {
  const { message } = await requestOnce(`draft of ${id}`, (propertyId) =>
    callAsStaff(inboxApi, 'POST /api/admin/submissions/{id}/accept', { params: { id }, body: { rev, propertyId } }),
  );
  return message;
}

/** The stored message, taken from a conflict error; null for any other failure. */
export function conflictingMessage(error: unknown): InboxMessage | null {
  return storedInConflict(error, inboxMessageSchema);
}
