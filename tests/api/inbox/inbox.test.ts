import { randomUUID } from 'node:crypto';
import { inboxApi } from '#domain/api/inbox.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/actors.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { mailsAbout } from '#support/forms/stored-submissions.ts';
import { messageIn, openInboxFixture, type MessageAddress } from '#support/inbox/inbox-fixture.ts';

const fixture = openInboxFixture();
let ana: Account;
let rui: Account;

beforeAll(async () => {
  [ana, rui] = await Promise.all([fixture.accountFixture.open('concierge'), fixture.accountFixture.open('admin')]);
});

afterAll(() => fixture.close());

const at = ({ box, id }: MessageAddress, rest = '') => `/api/admin/inbox/${box}/${id}${rest}`;
const note = (account: Account, address: MessageAddress, text: string, id = randomUUID()) =>
  fixture.call(account, 'POST', at(address, '/notes'), { id, text });
const reply = (account: Account, address: MessageAddress, rev: number, id = randomUUID()) =>
  fixture.call(account, 'POST', at(address, '/replies'), {
    id,
    rev,
    subject: 'Your message',
    text: 'Dear Ana,\n\nYes.',
  });
const change = (
  account: Account,
  address: MessageAddress,
  fields: { rev: number; status: string; assignee: string | null },
) => fixture.call(account, 'PUT', at(address), fields);

/** What the audit log says of a message, oldest first. */
async function entriesOn({ box, id }: MessageAddress) {
  const entries = fixture.firestore.collection('auditLog').where('target', '==', `${box}/${id}`).orderBy('at');
  return (await entries.get()).docs.map((found) => auditEntrySchema.parse(found.data()));
}

describe('the inbox', () => {
  it('lists a message as soon as it came, new, with its clock running', async () => {
    const began = new Date().toISOString();
    const address = await fixture.sendContact('The words of the sender');
    const open = await fixture.call(ana, 'GET', '/api/admin/inbox/enquiries?part=open');
    const { rows } = inboxApi['GET /api/admin/inbox/{box}'].response.parse(await open.json());
    const row = rows.find(({ id }) => id === address.id);
    expect(row).toMatchObject({
      kind: 'contact',
      status: 'new',
      text: 'The words of the sender',
      assignee: null,
      rev: 1,
    });
    expect(Date.parse(row?.dueAt ?? '') - Date.parse(row?.receivedAt ?? '')).toBe(24 * 3_600_000);
    const changes = await fixture.call(ana, 'GET', `/api/admin/inbox-changes?since=${began}`);
    const changed = inboxApi['GET /api/admin/inbox-changes'].response.parse(await changes.json());
    expect(changed.rows.map(({ id }) => id)).toContain(address.id);
  });

  it('assigns a message and says how far it came, with an entry of the audit log', async () => {
    const address = await fixture.sendContact();
    const response = await change(ana, address, { rev: 1, status: 'in_progress', assignee: ana.uid });
    expect(await messageIn(response)).toMatchObject({ status: 'in_progress', assignee: { uid: ana.uid }, rev: 2 });
    expect(await entriesOn(address)).toMatchObject([
      {
        ...{ action: 'enquiry.changed', uid: ana.uid },
        ...{ before: { status: 'new', assignee: null }, after: { status: 'in_progress', assignee: ana.uid } },
      },
    ]);
  });

  it('moves what is answered among the settled', async () => {
    const address = await fixture.sendContact();
    await change(ana, address, { rev: 1, status: 'answered', assignee: null });
    const settled = await fixture.call(ana, 'GET', '/api/admin/inbox/enquiries?part=settled');
    const { rows } = inboxApi['GET /api/admin/inbox/{box}'].response.parse(await settled.json());
    expect(rows.find(({ id }) => id === address.id)?.answeredAt).not.toBeNull();
  });

  it('lets only those who answer people look after messages', async () => {
    const address = await fixture.sendContact();
    const editor = await fixture.accountFixture.open('editor');
    const problem = await readProblem(await change(ana, address, { rev: 1, status: 'new', assignee: editor.uid }));
    expect(problem.fields).toEqual([{ path: 'assignee', message: 'Please choose a colleague who answers enquiries' }]);
  });
});

describe('an answer', () => {
  it('goes out as a mail with the signature of the house, once, also when it is sent twice', async () => {
    const address = await fixture.sendContact();
    const [before, id] = [await mailsAbout(fixture.firestore, `enquiries/${address.id}`), randomUUID()];
    const first = await messageIn(await reply(ana, address, 1, id));
    expect(first).toMatchObject({ status: 'answered', rev: 2 });
    expect((await messageIn(await reply(ana, address, 1, id))).rev).toBe(2);
    const mails = await mailsAbout(fixture.firestore, `enquiries/${address.id}`);
    const sent = mails.filter(({ message }) => message.subject === 'Your message');
    expect(mails).toHaveLength(before.length + 1);
    expect(sent[0]).toMatchObject({ to: [first.email] });
    expect(sent[0]?.message.text).toMatch(/^Dear Ana,\n\nYes\.\n\n\S/);
  });

  it('stops the clock, and keeps the words for another 24 months', async () => {
    const address = await fixture.sendContact();
    const document = fixture.firestore.doc(`enquiries/${address.id}`);
    await document.update({ retainUntil: new Date() });
    await reply(ana, address, 1);
    const { answeredAt, retainUntil } = storedEnquirySchema.parse((await document.get()).data());
    expect(Date.parse(retainUntil ?? '')).toBeGreaterThan(Date.parse(answeredAt ?? '') + 700 * 24 * 3_600_000);
  });

  it('is refused to somebody who did not see a colleague answer, and shows what is stored', async () => {
    const address = await fixture.sendContact();
    await reply(rui, address, 1);
    const problem = await readProblem(await reply(ana, address, 1));
    expect(problem.code).toBe('conflict');
    expect(problem.current).toMatchObject({
      rev: 2,
      status: 'answered',
      thread: [{ kind: 'reply', by: { uid: rui.uid } }],
    });
  });

  it('leaves in the audit log that it went out, and nothing of its words', async () => {
    const address = await fixture.sendContact();
    await reply(ana, address, 1);
    const [entry] = await entriesOn(address);
    expect(entry).toMatchObject({ action: 'enquiry.answered', uid: ana.uid });
    expect(JSON.stringify(entry)).not.toContain('Dear Ana');
  });

  it('asks to call a sender who left no address', async () => {
    const address = await fixture.sendContact();
    await fixture.firestore.doc(`enquiries/${address.id}`).update({ 'enquiry.email': '' });
    const problem = await readProblem(await reply(ana, address, 1));
    expect(problem.fields?.[0]?.message).toMatch(/^The sender left no email address/);
  });

  it.each([
    { fields: { subject: '' }, message: 'Please enter a subject' },
    { fields: { text: ' ' }, message: 'Please write a reply' },
  ])('says what it lacks: $message', async ({ fields, message }) => {
    const body = { id: randomUUID(), rev: 1, subject: 'S', text: 'T', ...fields };
    const address: MessageAddress = { box: 'enquiries', id: randomUUID() };
    const problem = await readProblem(await fixture.call(ana, 'POST', at(address, '/replies'), body));
    expect(problem.fields?.map((field) => field.message)).toEqual([message]);
  });
});

describe('two people on one message', () => {
  it('both add notes at the same moment, and none is lost', async () => {
    const address = await fixture.sendContact();
    const texts = Array.from({ length: 6 }, (_, index) => `Note ${index}`);
    await Promise.all(texts.map((text, index) => note(index % 2 === 0 ? ana : rui, address, text)));
    const { thread, rev } = await fixture.read(ana, address);
    expect(thread.map(({ text }) => text).toSorted()).toEqual(texts);
    expect(rev).toBe(7);
  });

  it('a note sent twice stands there once', async () => {
    const [address, id] = [await fixture.sendContact(), randomUUID()];
    await note(ana, address, 'Called at ten', id);
    expect((await messageIn(await note(ana, address, 'Called at ten', id))).thread).toHaveLength(1);
  });

  it('a change made from an older revision is refused with what is stored, and one that agrees is not', async () => {
    const address = await fixture.sendContact();
    await change(rui, address, { rev: 1, status: 'in_progress', assignee: rui.uid });
    const problem = await readProblem(await change(ana, address, { rev: 1, status: 'closed', assignee: null }));
    expect(problem.current).toMatchObject({ status: 'in_progress', assignee: { uid: rui.uid }, rev: 2 });
    expect((await change(ana, address, { rev: 1, status: 'in_progress', assignee: rui.uid })).status).toBe(200);
  });
});

describe('a contract', () => {
  it('keeps the words for good, until the message is no contract any more', async () => {
    const address = await fixture.sendContact();
    const booked = await messageIn(await change(ana, address, { rev: 1, status: 'booked', assignee: null }));
    expect(booked.retainUntil).toBeNull();
    const closed = await messageIn(await change(ana, address, { rev: 2, status: 'closed', assignee: null }));
    expect(closed.retainUntil).not.toBeNull();
  });
});

describe('a message that is not there', () => {
  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/notes'],
    ['POST', '/replies'],
  ])('%s%s answers 404', async (method, rest) => {
    const body = { id: randomUUID(), rev: 1, status: 'new', assignee: null, subject: 'S', text: 'T' };
    const fitting = {
      PUT: { rev: 1, status: 'new', assignee: null },
      POST: rest === '/notes' ? { id: body.id, text: 'T' } : { id: body.id, rev: 1, subject: 'S', text: 'T' },
    };
    const sent = method === 'PUT' ? fitting.PUT : method === 'POST' ? fitting.POST : undefined;
    const response = await fixture.call(ana, method, at({ box: 'enquiries', id: randomUUID() }, rest), sent);
    expect(response.status).toBe(404);
  });
});

describe('the reply templates', () => {
  const templatesOf = async () => {
    const response = await fixture.call(ana, 'GET', '/api/admin/reply-templates');
    return inboxApi['GET /api/admin/reply-templates'].response.parse(await response.json()).templates;
  };

  it('are those that were saved last, published or not', async () => {
    const settings = fixture.firestore.doc('settings/site');
    const before = await settings.get();
    const own = { label: 'Ours', kind: 'sale', subject: 'About {property}', text: 'Dear {name}' };
    try {
      await settings.update({ replyTemplates: [own] });
      expect(await templatesOf()).toEqual([own]);
    } finally {
      await settings.set(before.data() ?? {});
    }
  });

  it('are ours for a site whose settings do not hold any yet', async () => {
    const settings = fixture.firestore.doc('settings/site');
    const before = await settings.get();
    try {
      await settings.update({ replyTemplates: FieldValue.delete() });
      expect((await templatesOf()).map(({ label }) => label)).toContain('Viewing confirmed');
    } finally {
      await settings.set(before.data() ?? {});
    }
  });

  it('are chosen by what a message is about', async () => {
    const address = await fixture.sendContact();
    expect((await fixture.read(ana, address)).reply).toEqual({
      kinds: ['stay', 'sale'],
      dates: '',
      guests: '',
      viewing: '',
    });
  });
});
