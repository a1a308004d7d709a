import { randomUUID } from 'node:crypto';
import { exportApi } from '#domain/api/export.ts';
import { EXPORT_PAGE } from '#domain/export/exported-collections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSite } from '#support/api/api-calls.ts';
import type { Account } from '#support/accounts/actors.ts';
import { openContentFixture, type ContentFixture } from '#support/content/content-fixture.ts';
import { newEmail, postJson, sendingOf } from '#support/forms/form-sending.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';

const today = (): string => new Date().toISOString().slice(0, 10);
const period = (): string => `from=${today()}&to=${today()}`;
const PATHS = {
  properties: '/api/admin/exports/properties',
  enquiries: `/api/admin/exports/enquiries?${period()}`,
  subscribers: '/api/admin/exports/subscribers',
  everything: '/api/admin/exports/documents?collection=users',
};

let fixture: ContentFixture;
let concierge: Account;
let chief: Account;
beforeAll(async () => {
  fixture = await openContentFixture();
  [concierge, chief] = [await fixture.open('concierge'), await fixture.open('admin')];
});
afterAll(() => fixture.close());

/** All pages of an export as CSV, one after the other, as the back office puts them together. */
async function wholeCsv(account: Account, path: string): Promise<string> {
  let csv = '';
  let next: string | null = '';
  while (next !== null) {
    const after = next === '' ? '' : `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`;
    const result = await fixture.callAs(account, 'GET', `${path}${after}`);
    const page = exportApi['GET /api/admin/exports/properties'].response.parse(await result.json());
    csv += page.csv;
    next = page.next;
  }
  return csv;
}

describe('the export of properties', () => {
  it('is CSV with its formulas harmless and the mark of UTF-8, page by page, each property once', async () => {
    const properties = openPropertyFixture(fixture);
    const { id } = await properties.create({ title: '=HYPERLINK("https://x.example")', subtitle: 'Açoteia; "alta"' });
    const batch = fixture.firestore.batch();
    const copy = await fixture.stored('properties', id);
    const ids = Array.from({ length: EXPORT_PAGE }, () => randomUUID());
    for (const made of ids) {
      batch.set(fixture.firestore.doc(`properties/${made}`), { ...copy, id: made, slug: `made-${made}` });
      fixture.forget('properties', made);
    }
    await batch.commit();
    const csv = await wholeCsv(fixture.editor, PATHS.properties);
    expect(csv.startsWith('\ufeff"Id","Address","Title"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")","Açoteia; ""alta"""`);
    expect(csv).not.toMatch(/(^|,)"\s*[=+\-@]/m);
    for (const made of [id, ...ids]) expect(csv.split(made.slice(0, 18)).length - 1).toBeGreaterThan(0);
    expect(csv.match(/"Id","Address"/g)).toHaveLength(1);
  });

  it('is noted in the audit log, once', async () => {
    const before = await fixture.audit('properties');
    await wholeCsv(fixture.editor, PATHS.properties);
    const after = await fixture.audit('properties');
    expect(after.length - before.length).toBe(1);
    expect(after.at(-1)).toMatchObject({ action: 'property.exported', uid: fixture.editor.uid });
  });

  it('begins nowhere but after a document that is there', async () => {
    for (const after of ['properties/none', 'properties', '../x', `properties/${randomUUID()}/a`]) {
      const path = `${PATHS.properties}?after=${encodeURIComponent(after)}`;
      expect((await fixture.call('GET', path)).status).toBe(404);
    }
  });
});

describe('the export of enquiries', () => {
  it('gives what was sent as CSV, its formulas harmless', async () => {
    const mark = randomUUID();
    const message = `=CMD|'/c calc'!A1 ${mark}`;
    const enquiry = { kind: 'contact', fullName: 'Ana Exemplo', email: newEmail(), message };
    expect((await postJson('/api/enquiries', { ...sendingOf('enquiry'), enquiry })).status).toBe(200);
    const csv = await wholeCsv(concierge, PATHS.enquiries);
    expect(csv).toContain(mark);
    expect(csv).not.toMatch(/(^|,)"\s*[=+\-@]/m);
  });

  it('asks for a period', async () => {
    expect((await fixture.callAs(concierge, 'GET', '/api/admin/exports/enquiries')).status).toBe(400);
  });
});

describe('the export of subscribers', () => {
  it('tells their consent and none of the keys of their links', async () => {
    const email = newEmail();
    const sent = await postJson('/api/newsletter', {
      ...sendingOf('newsletter'),
      subscription: { email, consent: true },
    });
    expect(sent.status).toBe(200);
    const csv = await wholeCsv(concierge, PATHS.subscribers);
    const { docs } = await fixture.firestore.collection('subscribers').where('email', '==', email).get();
    expect(csv).toContain(`"${email}","pending"`);
    expect(docs).toHaveLength(1);
    expect(csv).not.toContain(String(docs[0]?.get('unsubscribeToken')));
  });
});

describe('the export of everything', () => {
  const { response } = exportApi['GET /api/admin/exports/documents'];
  const page = async (collection: string) => {
    const result = await fixture.callAs(chief, 'GET', `/api/admin/exports/documents?collection=${collection}`);
    return response.parse(await result.json()).documents;
  };

  it('gives documents as JSON by their paths, times as texts and secrets hidden', async () => {
    const documents = JSON.stringify(await page('subscribers'));
    expect(documents).toContain('"unsubscribeToken":"(hidden)"');
    expect(documents).toMatch(/"givenAt":"\d{4}-\d{2}-\d{2}T/);
  });

  it('reaches the favourites below their members', async () => {
    const path = `users/${randomUUID()}/favorites/${randomUUID()}`;
    await fixture.firestore.doc(path).set({ propertyId: 'x' });
    expect(await page('favorites')).toMatchObject({ [path]: { propertyId: 'x' } });
    await fixture.firestore.doc(path).delete();
  });

  it.each(['mail', 'rateLimits', 'idempotency', 'uploads', 'nothing'])('does not give %s', async (collection) => {
    const result = await fixture.callAs(chief, 'GET', `/api/admin/exports/documents?collection=${collection}`);
    expect(result.status).toBe(400);
  });
});

describe('who takes what out', () => {
  it.each([
    ['member', []],
    ['editor', ['properties']],
    ['concierge', ['enquiries', 'subscribers']],
    ['admin', ['properties', 'enquiries', 'subscribers', 'everything']],
  ] as const)('%s: %j', async (role, allowed) => {
    const account = await fixture.open(role);
    const taken: readonly string[] = allowed;
    for (const [kind, path] of Object.entries(PATHS)) {
      const status = (await fixture.callAs(account, 'GET', path)).status;
      expect([kind, status]).toEqual([kind, taken.includes(kind) ? 200 : 403]);
    }
  });

  it('nobody who is not signed in', async () => {
    for (const path of Object.values(PATHS)) expect((await callSite(path)).status).toBe(401);
  });
});
