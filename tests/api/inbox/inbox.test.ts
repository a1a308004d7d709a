import { randomUUID } from 'node:crypto';
import { inboxApi } from '#domain/api/inbox.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { readProblem } from '#support/api/calls.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { readMessage, openInboxFixture, type MessageRef } from '#support/inbox/fixture.ts';

const inbox = openInboxFixture();
let ana: Account;
let rui: Account;

beforeAll(async () => {
  [ana, rui] = await Promise.all([inbox.accounts.open('concierge'), inbox.accounts.open('admin')]);
});

afterAll(() => inbox.close());

const pathOf = ({ box, id }: MessageRef, rest = '') => `/api/admin/inbox/${box}/${id}${rest}`;
const note = (account: Account, ref: MessageRef, text: string, id = randomUUID()) =>
  inbox.call(account, 'POST', pathOf(ref, '/notes'), { id, text });
const reply = (account: Account, ref: MessageRef, rev: number, id = randomUUID()) =>
  inbox.call(account, 'POST', pathOf(ref, '/replies'), {
    id,
    rev,
    subject: 'Your message',
    text: 'Dear Ana,\n\nYes.',
  });
const change = (account: Account, ref: MessageRef, fields: { rev: number; status: string; assignee: string | null }) =>
  inbox.call(account, 'PUT', pathOf(ref), fields);

/** Entries of the audit log on a message, oldest first. */
async function entriesOn({ box, id }: MessageRef) {
  const entries = inbox.firestore.collection('auditLog').where('target', '==', `${box}/${id}`).orderBy('at');
  return (await entries.get()).docs.map((found) => auditEntrySchema.parse(found.data()));
}

describe('the inbox', () => {
  it('lists a new message at once, with its due time', async () => {
    const began = new Date().toISOString();
    const ref = await inbox.sendContact('A text of the sender');
    const open = await inbox.call(ana, 'GET', '/api/admin/inbox/enquiries?part=open');
    const { rows } = inboxApi['GET /api/admin/inbox/{box}'].response.parse(await open.json());
    const row = rows.find(({ id }) => id === ref.id);
    expect(row).toMatchObject({
      kind: 'contact',
      status: 'new',
      text: 'A text of the sender',
      assignee: null,
      rev: 1,
    });
    expect(Date.parse(row?.dueAt ?? '') - Date.parse(row?.receivedAt ?? '')).toBe(24 * 3_600_000);
    const changes = await inbox.call(ana, 'GET', `/api/admin/inbox-changes?since=${began}`);
    const changed = inboxApi['GET /api/admin/inbox-changes'].response.parse(await changes.json());
    expect(changed.rows.map(({ id }) => id)).toContain(ref.id);
  });

  it('assigns a message and changes its status, with an entry in the audit log', async () => {
    const ref = await inbox.sendContact();
    const response = await change(ana, ref, { rev: 1, status: 'in_progress', assignee: ana.uid });
    expect(await readMessage(response)).toMatchObject({ status: 'in_progress', assignee: { uid: ana.uid }, rev: 2 });
    expect(await entriesOn(ref)).toMatchObject([
      {
        ...{ action: 'enquiry.changed', uid: ana.uid },
        ...{ before: { status: 'new', assignee: null }, after: { status: 'in_progress', assignee: ana.uid } },
      },
    ]);
  });

  it('moves an answered message to the settled ones', async () => {
    const ref = await inbox.sendContact();
    await change(ana, ref, { rev: 1, status: 'answered', assignee: null });
    const settled = await inbox.call(ana, 'GET', '/api/admin/inbox/enquiries?part=settled');
    const { rows } = inboxApi['GET /api/admin/inbox/{box}'].response.parse(await settled.json());
    expect(rows.find(({ id }) => id === ref.id)?.answeredAt).not.toBeNull();
  });

  it('assigns messages only to colleagues who answer enquiries', async () => {
    const ref = await inbox.sendContact();
    const editor = await inbox.accounts.open('editor');
    const problem = await readProblem(await change(ana, ref, { rev: 1, status: 'new', assignee: editor.uid }));
    expect(problem.fields).toEqual([{ path: 'assignee', message: 'Please choose a colleague who answers enquiries' }]);
  });
});

describe('a reply', () => {
  it('is sent as one email with the signature of the company, also when it is posted twice', async () => {
    const ref = await inbox.sendContact();
    const [before, id] = [await emailsAbout(inbox.firestore, `enquiries/${ref.id}`), randomUUID()];
    const first = await readMessage(await reply(ana, ref, 1, id));
    expect(first).toMatchObject({ status: 'answered', rev: 2 });
    expect((await readMessage(await reply(ana, ref, 1, id))).rev).toBe(2);
    const mails = await emailsAbout(inbox.firestore, `enquiries/${ref.id}`);
    const sent = mails.filter(({ message }) => message.subject === 'Your message');
    expect(mails).toHaveLength(before.length + 1);
    expect(sent[0]).toMatchObject({ to: [first.email] });
    expect(sent[0]?.message.text).toMatch(/^Dear Ana,\n\nYes\.\n\n\S/);
  });

  it('sets the response time, and keeps the message for the whole period again', async () => {
    const ref = await inbox.sendContact();
    const document = inbox.firestore.doc(`enquiries/${ref.id}`);
    await document.update({ retainUntil: new Date() });
    await reply(ana, ref, 1);
    const { answeredAt, retainUntil } = storedEnquirySchema.parse((await document.get()).data());
    expect(Date.parse(retainUntil ?? '')).toBeGreaterThan(Date.parse(answeredAt ?? '') + 700 * 24 * 3_600_000);
  });

  it('keeps it once: a later note or assignee does not', async () => {
    const ref = await inbox.sendContact();
    const document = inbox.firestore.doc(`enquiries/${ref.id}`);
    const { rev } = await readMessage(await reply(ana, ref, 1));
    const due = new Date(Date.now() + 60_000);
    await document.update({ retainUntil: due });
    await change(ana, ref, { rev, status: 'answered', assignee: rui.uid });
    await note(ana, ref, 'A note');
    const stored = storedEnquirySchema.parse((await document.get()).data());
    expect([stored.thread.length, stored.retainUntil]).toEqual([3, due.toISOString()]);
  });

  it('is rejected when a colleague has replied in the meantime, and shows what is stored', async () => {
    const ref = await inbox.sendContact();
    await reply(rui, ref, 1);
    const problem = await readProblem(await reply(ana, ref, 1));
    expect(problem.code).toBe('conflict');
    expect(problem.current).toMatchObject({
      rev: 2,
      status: 'answered',
      thread: [{ kind: 'reply', by: { uid: rui.uid } }],
    });
  });

  it('has an entry in the audit log without its text', async () => {
    const ref = await inbox.sendContact();
    await reply(ana, ref, 1);
    const [entry] = await entriesOn(ref);
    expect(entry).toMatchObject({ action: 'enquiry.answered', uid: ana.uid });
    expect(JSON.stringify(entry)).not.toContain('Dear Ana');
  });

  it('is rejected with the advice to call when the sender left no email', async () => {
    const ref = await inbox.sendContact();
    await inbox.firestore.doc(`enquiries/${ref.id}`).update({ 'enquiry.email': '' });
    const problem = await readProblem(await reply(ana, ref, 1));
    expect(problem.fields?.[0]?.message).toMatch(/^The sender left no email address/);
  });

  it.each([
    { fields: { subject: '' }, message: 'Please enter a subject' },
    { fields: { text: ' ' }, message: 'Please write a reply' },
  ])('is rejected when incomplete: $message', async ({ fields, message }) => {
    const body = { id: randomUUID(), rev: 1, subject: 'S', text: 'T', ...fields };
    const ref: MessageRef = { box: 'enquiries', id: randomUUID() };
    const problem = await readProblem(await inbox.call(ana, 'POST', pathOf(ref, '/replies'), body));
    expect(problem.fields?.map((field) => field.message)).toEqual([message]);
  });
});

it('all staff get the names of all, and who handles messages', async () => {
  const [editor, removed] = await Promise.all([inbox.accounts.open('editor'), inbox.accounts.open('concierge')]);
  await inbox.firestore.doc(staffPath(removed.uid)).update({ isDisabled: true });
  const { response } = inboxApi['GET /api/admin/inbox-people'];
  const { people } = response.parse(await (await inbox.call(editor, 'GET', '/api/admin/inbox-people')).json());
  expect(people[0]).toMatchObject({ uid: editor.uid, handlesMessages: false });
  expect(people.find(({ uid }) => uid === ana.uid)).toMatchObject({ handlesMessages: true });
  expect(people.find(({ uid }) => uid === removed.uid)).toMatchObject({ handlesMessages: false });
});

describe('two people on one message', () => {
  it('both add notes at the same time, and none is lost', async () => {
    const ref = await inbox.sendContact();
    const texts = Array.from({ length: 6 }, (_, index) => `Note ${index}`);
    await Promise.all(texts.map((text, index) => note(index % 2 === 0 ? ana : rui, ref, text)));
    const { thread, rev } = await inbox.read(ana, ref);
    expect(thread.map(({ text }) => text).toSorted()).toEqual(texts);
    expect(rev).toBe(7);
  });

  it('a note on an anonymous message is rejected: nothing would ever delete it', async () => {
    const ref = await inbox.sendContact();
    await inbox.firestore.doc(`enquiries/${ref.id}`).update({ enquiry: null, anonymisedAt: new Date(), emailKey: '' });
    expect((await readProblem(await note(ana, ref, 'Ana called again'))).code).toBe('conflict');
  });

  it('a note sent twice is stored once', async () => {
    const [ref, id] = [await inbox.sendContact(), randomUUID()];
    await note(ana, ref, 'Called at ten', id);
    expect((await readMessage(await note(ana, ref, 'Called at ten', id))).thread).toHaveLength(1);
  });

  it('a change made from an older revision is rejected with what is stored, and one that agrees is accepted', async () => {
    const ref = await inbox.sendContact();
    await change(rui, ref, { rev: 1, status: 'in_progress', assignee: rui.uid });
    const problem = await readProblem(await change(ana, ref, { rev: 1, status: 'closed', assignee: null }));
    expect(problem.current).toMatchObject({ status: 'in_progress', assignee: { uid: rui.uid }, rev: 2 });
    expect((await change(ana, ref, { rev: 1, status: 'in_progress', assignee: rui.uid })).status).toBe(200);
  });
});

describe('a contract', () => {
  it('is kept permanently until its status changes', async () => {
    const ref = await inbox.sendContact();
    const booked = await readMessage(await change(ana, ref, { rev: 1, status: 'booked', assignee: null }));
    expect(booked.retainUntil).toBeNull();
    const closed = await readMessage(await change(ana, ref, { rev: 2, status: 'closed', assignee: null }));
    expect(closed.retainUntil).not.toBeNull();
  });
});

describe('an unknown message', () => {
  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/notes'],
    ['POST', '/replies'],
  ])('%s%s gets 404', async (method, rest) => {
    const body = { id: randomUUID(), rev: 1, status: 'new', assignee: null, subject: 'S', text: 'T' };
    const fitting = {
      PUT: { rev: 1, status: 'new', assignee: null },
      POST: rest === '/notes' ? { id: body.id, text: 'T' } : { id: body.id, rev: 1, subject: 'S', text: 'T' },
    };
    const sent = method === 'PUT' ? fitting.PUT : method === 'POST' ? fitting.POST : undefined;
    const response = await inbox.call(ana, method, pathOf({ box: 'enquiries', id: randomUUID() }, rest), sent);
    expect(response.status).toBe(404);
  });
});

describe('the reply templates', () => {
  const templatesOf = async () => {
    const response = await inbox.call(ana, 'GET', '/api/admin/reply-templates');
    return inboxApi['GET /api/admin/reply-templates'].response.parse(await response.json()).templates;
  };

  it('are those that were saved last, published or not', async () => {
    const settings = inbox.firestore.doc('settings/site');
    const before = await settings.get();
    const own = { label: 'Ours', kind: 'sale', subject: 'About {property}', text: 'Dear {name}' };
    try {
      await settings.update({ replyTemplates: [own] });
      expect(await templatesOf()).toEqual([own]);
    } finally {
      await settings.set(before.data() ?? {});
    }
  });

  it('are the default ones while the settings contain none', async () => {
    const settings = inbox.firestore.doc('settings/site');
    const before = await settings.get();
    try {
      await settings.update({ replyTemplates: FieldValue.delete() });
      expect((await templatesOf()).map(({ label }) => label)).toContain('Viewing confirmed');
    } finally {
      await settings.set(before.data() ?? {});
    }
  });

  it('depend on the subject of a message', async () => {
    const ref = await inbox.sendContact();
    expect((await inbox.read(ana, ref)).reply).toEqual({
      kinds: ['stay', 'sale'],
      dates: '',
      guests: '',
      viewing: '',
    });
  });
});
