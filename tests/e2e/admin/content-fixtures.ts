import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { deleteApp } from 'firebase-admin/app';
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { openTestProperties, type TestProperties } from '#support/content/test-properties.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { drawnJpeg } from '#support/hostile-files/drawn-pictures.ts';
import { openUploadFixture } from '#support/media/upload-fixture.ts';
import { carryItem } from './carry-item.ts';
import { test as base } from './staff-fixtures.ts';

/** The working copies behind the screens. */
export interface Store {
  /** Ids of a collection in display order. */
  order: (collection: string) => Promise<string[]>;
  /** Documents whose field equals this text. */
  find: (collection: string, field: string, text: string) => Promise<DocumentData[]>;
  /** Changes a document and increases its revision, as a colleague would. */
  change: (path: string, fields: DocumentData) => Promise<void>;
  /** Firestore without rules. */
  firestore: Firestore;
}

/** The name of a collection that no other test changes at the same time, or a query for the test's own documents. */
type Restored = string | ((firestore: Firestore) => Query);

/** Test of content screens with its own properties, which restores the documents it changes. */
export const test = base.extend<{
  store: Store;
  restores: readonly Restored[];
  properties: TestProperties;
  /** The name of a picture in the library that is this test's own: other tests remove theirs at the same time. */
  libraryPicture: string;
}>({
  /** What to restore afterwards; default nothing. */
  restores: [[], { option: true }],
  store: async ({ restores }, use) => {
    const app = openAdminApp(readEmulatorEnvironment());
    const firestore = openAdminFirestore(app);
    const before = await Promise.all(
      restores.map((source) => (typeof source === 'string' ? firestore.collection(source) : source(firestore)).get()),
    );
    await use(storeOf(firestore));
    for (const { docs, query } of before) {
      const now = await query.get();
      const batch = firestore.batch();
      for (const { ref } of now.docs) if (docs.every(({ id }) => id !== ref.id)) batch.delete(ref);
      for (const document of docs) batch.set(document.ref, document.data());
      await batch.commit();
    }
    await deleteApp(app);
  },
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  properties: async ({}, use) => {
    const properties = openTestProperties();
    await use(properties);
    await properties.close();
  },
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  libraryPicture: async ({}, use) => {
    const app = openAdminApp(readEmulatorEnvironment());
    const uploads = openUploadFixture(app, randomUUID());
    const name = `view ${randomUUID()}.jpg`;
    const result = await uploads.result(await uploads.process(await drawnJpeg(randomInt(1_000_000_000)), name));
    if (result.state !== 'done') throw new Error(result.message);
    await use(name);
    await deleteApp(app);
  },
});

function storeOf(firestore: Firestore): Store {
  return {
    firestore,
    order: async (collection) =>
      (await firestore.collection(collection).orderBy('orderIndex').get()).docs.map(({ id }) => id),
    find: async (collection, field, text) =>
      (await firestore.collection(collection).where(field, '==', text).get()).docs.map((document) => document.data()),
    change: async (path, fields) => {
      const document = firestore.doc(path);
      const rev: unknown = (await document.get()).get('rev');
      await document.update({ ...fields, rev: Number(rev) + 1 });
    },
  };
}

/** Replaces the screen's query of a collection by an empty result or an error. */
export async function fakeCollection(page: Page, collection: string, what: 'empty' | 'broken'): Promise<void> {
  await page.route('**/documents:runQuery', async (route) => {
    if (route.request().postData()?.includes(`"collectionId":"${collection}"`) !== true) return route.fallback();
    const headers = { 'access-control-allow-origin': '*' };
    if (what === 'broken') return route.fulfill({ status: 500, headers, json: { error: {} } });
    return route.fulfill({ headers, json: [{ readTime: '2026-03-01T09:00:00Z' }] });
  });
}

/** Makes every changing API call fail with status 500. */
export async function rejectChanges(page: Page): Promise<void> {
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
}

/**
 * Resolves when the page has the response to the next new order. It comes after the list shows the order and after it is
 * stored, and the list then takes it over with all fields, also where it was changed after the request.
 */
export async function untilOrderStored(page: Page): Promise<void> {
  const response = await page.waitForResponse(
    (received) => received.request().method() === 'PUT' && /\/api\/admin\/[a-z-]+-order$/.test(received.url()),
  );
  expect(response.ok()).toBe(true);
  await response.finished();
}

/** Moves an item one position by keyboard, and waits for the announcements and until the order is stored. */
export async function moveByKeyboard(page: Page, name: string, key: string, announcement: string): Promise<void> {
  await carryItem(page, name, key, announcement.replace('is now at', 'would be at'));
  const stored = untilOrderStored(page);
  await page.keyboard.press('Space');
  await expect(page.getByText(announcement)).toBeAttached();
  await stored;
}

/** Names of the items of an ordered list, from their drag handles. */
export async function shownOrder(list: Locator): Promise<string[]> {
  const labels = await list
    .getByRole('button', { name: /^Move / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => !/ (?:up|down)$/.test(label)).map((label) => label.slice('Move '.length));
}

export { expect } from '@playwright/test';
export { enter } from './staff-fixtures.ts';
