import { randomUUID } from 'node:crypto';
import { auditApi } from '#domain/api/audit.ts';
import { AUDIT_PAGE } from '#domain/staff/audit-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/actors.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/content-fixture.ts';

const target = `properties/${randomUUID()}`;
const made: string[] = [];
let fixture: ContentFixture;
let boss: Account;

beforeAll(async () => {
  fixture = await openContentFixture();
  boss = await fixture.open('admin');
  const batch = fixture.firestore.batch();
  for (let index = 0; index < AUDIT_PAGE + 3; index += 1) {
    const id = randomUUID();
    made.push(id);
    batch.create(fixture.firestore.doc(`auditLog/${id}`), {
      ...{ action: index % 2 === 0 ? 'property.saved' : 'property.archived', target, details: {} },
      ...{ before: { rev: index + 1 }, after: { rev: index + 2 }, uid: index === 0 ? null : fixture.editor.uid },
      at: new Date(Date.UTC(2026, 0, 1 + index, 12)),
    });
  }
  await batch.commit();
});
afterAll(async () => {
  for (const id of made) await fixture.firestore.doc(`auditLog/${id}`).delete();
  await fixture.close();
});

async function list(query: Record<string, string>) {
  const path = `/api/admin/audit?${new URLSearchParams({ target, ...query }).toString()}`;
  const response = await fixture.callAs(boss, 'GET', path);
  return auditApi['GET /api/admin/audit'].response.parse(await response.json());
}

describe('the audit log', () => {
  it('comes in pages, newest first, with who, when, what, before and after', async () => {
    const first = await list({});
    expect(first.entries.map(({ id }) => id)).toEqual(made.toReversed().slice(0, AUDIT_PAGE));
    expect(first.entries[0]).toMatchObject({
      ...{ who: 'Test editor', at: '2026-02-22T12:00:00.000Z', action: 'property.saved' },
      ...{ before: { rev: 53 }, after: { rev: 54 } },
    });
    const second = await list({ after: first.next ?? '' });
    expect(second).toMatchObject({
      entries: [{ id: made[2] }, { id: made[1] }, { id: made[0], who: null }],
      next: null,
    });
  });

  it('is filtered by deed, by account and by days, both included', async () => {
    const archived = await list({ action: 'property.archived', from: '2026-01-02', to: '2026-01-04' });
    expect(archived.entries.map(({ id }) => id)).toEqual([made[3], made[1]]);
    expect((await list({ uid: fixture.editor.uid, to: '2026-01-02' })).entries.map(({ id }) => id)).toEqual([made[1]]);
  });

  it('is filtered by the kind of thing', async () => {
    const days = { from: '2026-01-01', to: '2026-01-02' };
    expect((await list({ kind: 'property', ...days })).entries.map(({ id }) => id)).toEqual([made[1], made[0]]);
    expect((await list({ kind: 'staff', ...days })).entries).toEqual([]);
    const response = await fixture.callAs(boss, 'GET', '/api/admin/audit?kind=nothing-we-know');
    expect((await readProblem(response)).code).toBe('invalid_request');
  });

  it('names people as colleagues know them and documents by their titles, also those that are gone', async () => {
    const gone = await list({ to: '2026-01-01' });
    expect(gone.entries[0]).toMatchObject({ who: null, title: null });
    await fixture.firestore.doc(target).set({ title: 'Casa do Mar' });
    expect((await list({ to: '2026-01-02' })).entries[0]).toMatchObject({ who: 'Test editor', title: 'Casa do Mar' });
    await fixture.firestore.doc(target).delete();
    await fixture.firestore.doc(`auditLog/${made[1]}`).update({ before: { title: 'Casa de Ontem' } });
    expect((await list({ to: '2026-01-02' })).entries[0]).toMatchObject({ title: 'Casa de Ontem' });
  });

  it('knows no page after an entry that is not there', async () => {
    const response = await fixture.callAs(boss, 'GET', `/api/admin/audit?after=${randomUUID()}`);
    expect((await readProblem(response)).code).toBe('not_found');
  });
});
