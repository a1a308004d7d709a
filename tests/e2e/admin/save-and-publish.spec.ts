import type { Page } from '@playwright/test';
import { enter, expect, test } from './admin-fixtures.ts';
import { holdResponses, ONCE_MORE } from '../hold-requests.ts';

// The browser logs the rejected publications and the lost responses that these tests cause.
test.use({ toleratedErrors: [/status of 409|net::ERR_FAILED/] });

/** The targets of every publication that is sent; each is rejected. */
async function publications(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/admin/publications', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 409, json: {} });
  });
  return sent;
}

test(
  "'Save and publish' publishes once, also pressed again after a lost response or followed by Ctrl+S",
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const sent = await publications(page);
    const publish = page.getByRole('button', { name: 'Save and publish' });
    const url = `**/api/admin/properties/${id}`;

    // Stored, but nobody is told.
    await page.route(url, async (route) => {
      await route.fetch(ONCE_MORE);
      await route.abort();
    });
    await page.getByLabel('Subtitle').fill('Without a response');
    await publish.click();
    await expect.poll(async () => (await properties.read(id))?.subtitle).toBe('Without a response');
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    expect(sent).toEqual([]);
    await page.unroute(url);
    await publish.click();
    await expect.poll(() => sent).toEqual([{ targets: [{ kind: 'properties', id, rev: 2 }] }]);

    const held = await holdResponses(page, url);
    await page.getByLabel('Subtitle').fill('Saved by keys as well');
    await publish.click();
    await expect.poll(() => held.count()).toBe(1);
    await page.keyboard.press('Control+s');
    held.release();
    await expect.poll(() => sent.length).toBe(2);
    expect((await properties.read(id))?.rev).toBe(3);
  },
);
