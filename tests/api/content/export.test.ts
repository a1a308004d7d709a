import { randomUUID } from 'node:crypto';
import { exportApi } from '#domain/api/export.ts';
import { EXPORT_PAGE } from '#domain/export/exported-collections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSite } from '#support/api/calls.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { newEmail, postJson, formMetadata } from '#support/forms/sending.ts';
import { dayAhead } from '#support/future-days.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';

// A day on either side, because midnight may come between this line and the request.
const PERIOD = `from=${dayAhead(-1)}&to=${dayAhead(1)}`;
const PATHS = {
  properties: '/api/admin/exports/properties',
  enquiries: `/api/admin/exports/enquiries?${PERIOD}`,
  subscribers: '/api/admin/exports/subscribers',
  everything: '/api/admin/exports/documents?collection=users',
};

let content: ContentFixture;
let concierge: Account;
let admin: Account;
beforeAll(async () => {
  content = await openContentFixture();
  [concierge, admin] = [await content.openAccount('concierge'), await content.openAccount('admin')];
});
afterAll(() => content.close());

/** Joins all pages of an export, as the back office does. */
async function wholeCsv(account: Account, path: string): Promise<string> {
  let csv = '';
  let next: string | null = '';
  while (next !== null) {
    const after = next === '' ? '' : `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`;
    const result = await content.callAs(account, 'GET', `${path}${after}`);
    const page = exportApi['GET /api/admin/exports/properties'].response.parse(await result.json());
    csv += page.csv;
    next = page.next;
  }
  return csv;
}

describe('the export of properties', () => {
  it('is CSV with escaped formulas and a byte order mark, page by page, each property once', async () => {
    const properties = openPropertyFixture(content);
    const { id } = await properties.create({ title: '=HYPERLINK("https://x.example")', subtitle: 'Açoteia; "alta"' });
    const batch = content.firestore.batch();
    const copy = await content.readDocument('properties', id);
    const ids = Array.from({ length: EXPORT_PAGE }, () => randomUUID());
    for (const copyId of ids) {
      batch.set(content.firestore.doc(`properties/${copyId}`), { ...copy, id: copyId, slug: `made-${copyId}` });
      content.deleteAfterwards('properties', copyId);
    }
    await batch.commit();
    const csv = await wholeCsv(content.editor, PATHS.properties);
    expect(csv.startsWith('\ufeff"Code","Status","Accommodation"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")"`);
    expect(csv).toContain('"Açoteia; ""alta"""');
    expect(csv).not.toMatch(/(^|,)"\s*[=+\-@]/m);
    for (const copyId of [id, ...ids]) expect(csv.split(copyId.slice(0, 18)).length - 1).toBeGreaterThan(0);
    expect(csv.match(/"Id","Address"/g)).toHaveLength(1);
  });

  it('has one entry in the audit log', async () => {
    const before = await content.readAudit('properties');
    await wholeCsv(content.editor, PATHS.properties);
    const after = await content.readAudit('properties');
    expect(after.length - before.length).toBe(1);
    expect(after.at(-1)).toMatchObject({ action: 'property.exported', uid: content.editor.uid });
  });

  it('starts only after a document of its collection', async () => {
    for (const after of ['a/b/properties/c', 'properties', '../x', `properties/${randomUUID()}/a`, 'system/site']) {
      const path = `${PATHS.properties}?after=${encodeURIComponent(after)}`;
      expect((await content.call('GET', path)).status).toBe(404);
    }
  });
});

describe('the export of enquiries', () => {
  it('returns the forms as CSV with escaped formulas', async () => {
    const mark = randomUUID();
    const message = `=CMD|'/c calc'!A1 ${mark}`;
    const enquiry = { kind: 'contact', fullName: 'Ana Exemplo', email: newEmail(), message };
    expect((await postJson('/api/enquiries', { ...formMetadata('enquiry'), enquiry })).status).toBe(200);
    const csv = await wholeCsv(concierge, PATHS.enquiries);
    expect(csv).toContain(mark);
    expect(csv).not.toMatch(/(^|,)"\s*[=+\-@]/m);
  });

  it('requires a period', async () => {
    expect((await content.callAs(concierge, 'GET', '/api/admin/exports/enquiries')).status).toBe(400);
  });
});

describe('the export of subscribers', () => {
  it('contains their consent and none of their link secrets', async () => {
    const email = newEmail();
    const sent = await postJson('/api/newsletter', {
      ...formMetadata('newsletter'),
      subscription: { email, consent: true },
    });
    expect(sent.status).toBe(200);
    const csv = await wholeCsv(concierge, PATHS.subscribers);
    const { docs } = await content.firestore.collection('subscribers').where('email', '==', email).get();
    expect(csv).toContain(`"${email}","pending"`);
    expect(docs).toHaveLength(1);
    expect(csv).not.toContain(String(docs[0]?.get('unsubscribeToken')));
  });
});

describe('the export of everything', () => {
  const { response } = exportApi['GET /api/admin/exports/documents'];
  const page = async (collection: string) => {
    const result = await content.callAs(admin, 'GET', `/api/admin/exports/documents?collection=${collection}`);
    return response.parse(await result.json()).documents;
  };

  it('returns documents as JSON by path, with times as text and hidden secrets', async () => {
    const documents = JSON.stringify(await page('subscribers'));
    expect(documents).toContain('"unsubscribeToken":"(hidden)"');
    expect(documents).toMatch(/"givenAt":"\d{4}-\d{2}-\d{2}T/);
  });

  it('includes the favourites of members', async () => {
    const path = `users/${randomUUID()}/favorites/${randomUUID()}`;
    await content.firestore.doc(path).set({ propertyId: 'x' });
    expect(await page('favorites')).toMatchObject({ [path]: { propertyId: 'x' } });
    await content.firestore.doc(path).delete();
  });

  it.each(['mail', 'rateLimits', 'idempotency', 'uploads', 'nothing'])('does not include %s', async (collection) => {
    const result = await content.callAs(admin, 'GET', `/api/admin/exports/documents?collection=${collection}`);
    expect(result.status).toBe(400);
  });
});

it('an export goes on after a document that was deleted since the page before', async () => {
  const [id, time] = [randomUUID(), `${dayAhead(-1)}T12:00:00.000Z`];
  for (const path of [
    `${PATHS.properties}?after=properties/${id}`,
    `${PATHS.enquiries}&after=enquiries/${id}@${time}`,
    `${PATHS.subscribers}?after=subscribers/${id}`,
    `${PATHS.everything}&after=users/${id}`,
    `/api/admin/exports/documents?collection=favorites&after=users/${id}/favorites/${id}`,
  ]) {
    expect([path, (await content.callAs(admin, 'GET', path)).status]).toEqual([path, 200]);
  }
});

describe('the audit log of exports', () => {
  const { response } = exportApi['GET /api/admin/exports/enquiries'];

  it('has an entry of an export without its first page, one for all its pages, and another for another period', async () => {
    const account = await content.openAccount('concierge');
    const exportAfter = async (from: string, to: string): Promise<void> => {
      const after = encodeURIComponent(`enquiries/${randomUUID()}@${from}T12:00:00.000Z`);
      const path = `/api/admin/exports/enquiries?from=${from}&to=${to}&after=${after}`;
      response.parse(await (await content.callAs(account, 'GET', path)).json());
    };
    const [yesterday, tomorrow, later] = [dayAhead(-1), dayAhead(1), dayAhead(2)];
    await exportAfter(yesterday, tomorrow);
    await exportAfter(yesterday, tomorrow);
    await exportAfter(yesterday, later);
    const entries = (await content.readAudit('enquiries')).filter(({ uid }) => uid === account.uid);
    expect(entries).toMatchObject([
      { action: 'enquiry.exported', details: { from: yesterday, to: tomorrow } },
      { action: 'enquiry.exported', details: { from: yesterday, to: later } },
    ]);
  });

  it('has none of a page that is not given', async () => {
    const account = await content.openAccount('concierge');
    const path = `${PATHS.subscribers}?after=${encodeURIComponent(`enquiries/${randomUUID()}`)}`;
    expect((await content.callAs(account, 'GET', path)).status).toBe(404);
    const entries = (await content.readAudit('subscribers')).filter(({ uid }) => uid === account.uid);
    expect(entries).toEqual([]);
  });
});

describe('access to exports', () => {
  it.each([
    ['member', []],
    ['editor', ['properties']],
    ['concierge', ['enquiries', 'subscribers']],
    ['admin', ['properties', 'enquiries', 'subscribers', 'everything']],
  ] as const)('%s: %j', async (role, allowed) => {
    const account = await content.openAccount(role);
    const permitted: readonly string[] = allowed;
    for (const [kind, path] of Object.entries(PATHS)) {
      const status = (await content.callAs(account, 'GET', path)).status;
      expect([kind, status]).toEqual([kind, permitted.includes(kind) ? 200 : 403]);
    }
  });

  it('is denied without a sign-in', async () => {
    for (const path of Object.values(PATHS)) expect((await callSite(path)).status).toBe(401);
  });
});
