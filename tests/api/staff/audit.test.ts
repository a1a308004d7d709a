import { randomUUID } from 'node:crypto';
import { auditApi } from '#domain/api/audit.ts';
import { AUDIT_PAGE } from '#domain/staff/audit-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/fixture.ts';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';

const target = `properties/${randomUUID()}`;
const entryIds: string[] = [];
let content: ContentFixture;
let admin: Account;

beforeAll(async () => {
  content = await openContentFixture();
  admin = await content.openAccount('admin');
  const batch = content.firestore.batch();
  for (let index = 0; index < AUDIT_PAGE + 3; index += 1) {
    const id = randomUUID();
    entryIds.push(id);
    batch.create(content.firestore.doc(`auditLog/${id}`), {
      ...{ action: index % 2 === 0 ? 'property.saved' : 'property.archived', target, details: {} },
      ...{ before: { rev: index + 1 }, after: { rev: index + 2 }, uid: index === 0 ? null : content.editor.uid },
      at: new Date(Date.UTC(2026, 0, 1 + index, 12)),
    });
  }
  await batch.commit();
});
afterAll(async () => {
  for (const id of entryIds) await content.firestore.doc(`auditLog/${id}`).delete();
  await content.close();
});

async function list(query: Record<string, string>) {
  const path = `/api/admin/audit?${new URLSearchParams({ target, ...query }).toString()}`;
  const response = await content.callAs(admin, 'GET', path);
  return auditApi['GET /api/admin/audit'].response.parse(await response.json());
}

describe('the audit log', () => {
  it('is listed in pages, newest first, with account, time, action, before and after', async () => {
    const first = await list({});
    expect(first.entries.map(({ id }) => id)).toEqual(entryIds.toReversed().slice(0, AUDIT_PAGE));
    expect(first.entries[0]).toMatchObject({
      ...{ who: 'Test editor', at: '2026-02-22T12:00:00.000Z', action: 'property.saved' },
      ...{ before: { rev: 53 }, after: { rev: 54 } },
    });
    const second = await list({ after: first.next ?? '' });
    expect(second).toMatchObject({
      entries: [{ id: entryIds[2] }, { id: entryIds[1] }, { id: entryIds[0], who: null }],
      next: null,
    });
  });

  it('is filtered by action, by account and by days, both included', async () => {
    const archived = await list({ action: 'property.archived', from: '2026-01-02', to: '2026-01-04' });
    expect(archived.entries.map(({ id }) => id)).toEqual([entryIds[3], entryIds[1]]);
    expect((await list({ uid: content.editor.uid, to: '2026-01-02' })).entries.map(({ id }) => id)).toEqual([
      entryIds[1],
    ]);
  });

  it('is filtered by the kind of document', async () => {
    const days = { from: '2026-01-01', to: '2026-01-02' };
    expect((await list({ kind: 'property', ...days })).entries.map(({ id }) => id)).toEqual([entryIds[1], entryIds[0]]);
    expect((await list({ kind: 'staff', ...days })).entries).toEqual([]);
    const response = await content.callAs(admin, 'GET', '/api/admin/audit?kind=nothing-we-know');
    expect((await readProblem(response)).code).toBe('invalid_request');
  });

  it('shows names of people and titles of documents, also of deleted ones', async () => {
    const gone = await list({ to: '2026-01-01' });
    expect(gone.entries[0]).toMatchObject({ who: null, title: null });
    await content.firestore.doc(target).set({ title: 'Casa do Mar' });
    expect((await list({ to: '2026-01-02' })).entries[0]).toMatchObject({ who: 'Test editor', title: 'Casa do Mar' });
    await content.firestore.doc(target).delete();
    await content.firestore.doc(`auditLog/${entryIds[1]}`).update({ before: { title: 'Casa de Ontem' } });
    expect((await list({ to: '2026-01-02' })).entries[0]).toMatchObject({ title: 'Casa de Ontem' });
  });

  it('is listed without an entry that cannot be read', async () => {
    const unreadable = content.firestore.doc(`auditLog/${entryIds[1]}`);
    await unreadable.update({ details: null });
    expect((await list({ to: '2026-01-03' })).entries.map(({ id }) => id)).toEqual([entryIds[2], entryIds[0]]);
    await unreadable.update({ details: {} });
  });

  it('has no page after an unknown entry', async () => {
    const response = await content.callAs(admin, 'GET', `/api/admin/audit?after=${randomUUID()}`);
    expect((await readProblem(response)).code).toBe('not_found');
  });
});
