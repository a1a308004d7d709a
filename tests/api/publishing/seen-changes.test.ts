import { publishingApi } from '#domain/api/publishing.ts';
import { afterAll, expect, it } from 'vitest';
import { openContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';

const content = await openContentFixture();
const properties = openPropertyFixture(content);
afterAll(() => content.close());

async function look(seen?: readonly string[], account = content.editor) {
  const query = seen === undefined ? '' : `?seen=${seen.join(',')}`;
  const response = await content.callAs(account, 'GET', `/api/admin/changes${query}`);
  return publishingApi['GET /api/admin/changes'].response.parse(await response.json());
}

it('a look at the changes lists them again only when something was changed, and says whether by somebody else', async () => {
  const colleague = await content.openAccount('admin');
  const first = await look();
  expect(first.changes).not.toBeNull();
  expect(await look(first.seen)).toMatchObject({ changes: null, byOthers: false });

  const { id } = await properties.create();
  const own = await look(first.seen);
  expect(own.changes?.map((change) => change.id)).toContain(id);
  expect(own.byOthers).toBe(false);
  expect(await look(first.seen, colleague)).toMatchObject({ byOthers: true });
  expect(await look(own.seen)).toMatchObject({ changes: null });
});

it('a concierge sees the changes too', async () => {
  const concierge = await content.openAccount('concierge');
  expect((await look(undefined, concierge)).changes).not.toBeNull();
});
