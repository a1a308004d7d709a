import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { ONCE_MORE } from '../../hold-requests.ts';
import { enter, expect, test } from '../content-fixtures.ts';
import { fillNewService } from './fill-new-service.ts';

const PAGE = '/admin/services';

/** The API stores what is sent, but the response is lost. */
const loseResponse = async (route: Route): Promise<void> => {
  await route.fetch(ONCE_MORE);
  await route.abort();
};

test.use({
  restores: ['services'],
  // A response that is lost, the conflict with what it stored, and a device that is offline.
  toleratedErrors: [/the server responded with a status of 409|net::ERR_(FAILED|INTERNET_DISCONNECTED)/],
});

test('a service is added once when the response to it is lost, also with what is typed after that', async ({
  page,
  account,
  store,
}) => {
  const title = `Diving ${randomUUID().slice(0, 8)}`;
  await enter(page, PAGE, await account('editor'));
  const form = await fillNewService(page, title, 'A day under water.');
  await page.route('**/api/admin/services', loseResponse, { times: 1 });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('The server did not respond');
  expect(await store.find('services', 'title', title)).toHaveLength(1);

  await form.getByLabel('Description').fill('A day under water, with lunch.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const stored = await store.find('services', 'title', title);
  expect(stored.map(({ description, rev }) => [description, rev])).toEqual([['A day under water, with lunch.', 2]]);
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
});

test(
  'work that the device kept is added once, although it was added before the screen was left',
  { tag: '@nightly' },
  async ({ page, context, account, store }) => {
    const title = `Diving ${randomUUID().slice(0, 8)}`;
    await enter(page, PAGE, await account('editor'));
    const form = await fillNewService(page, title, 'A day under water.');
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(title);
    await context.setOffline(false);
    await page.route('**/api/admin/services', loseResponse, { times: 1 });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('The server did not respond');

    await page.reload();
    await page.getByRole('button', { name: 'Add Service' }).click();
    await form.getByRole('button', { name: 'Restore' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(await store.find('services', 'title', title)).toHaveLength(1);
    await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
  },
);
