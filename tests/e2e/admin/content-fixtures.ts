import { expect as patient, type Locator, type Page } from '@playwright/test';
import { deleteApp } from 'firebase-admin/app';
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { carry } from './carry-item.ts';
import { test as base } from './staff-fixtures.ts';

/** Waits longer than elsewhere: each change goes through an emulated function, which may have to start first. */
export const expect = patient.configure({ timeout: 15_000 });

/** The working copies behind the screens. */
export interface Store {
  /** Ids of a collection in their order. */
  order: (collection: string) => Promise<string[]>;
  /** The documents of which a field holds this text. */
  find: (collection: string, field: string, text: string) => Promise<DocumentData[]>;
  /** Changes a document as a colleague would: it is a revision further. */
  change: (path: string, fields: DocumentData) => Promise<void>;
  /** The database without rules. */
  firestore: Firestore;
}

/**
 * A collection that no other test changes meanwhile, by its name; or the documents that a query finds, where others work
 * on theirs beside this test.
 */
type Kept = string | ((firestore: Firestore) => Query);

/** The test of the screens of content: all that the test names is put back as it was. */
export const test = base.extend<{ store: Store; keeps: readonly Kept[] }>({
  /** What to put back; default nothing. */
  keeps: [[], { option: true }],
  store: async ({ keeps }, use) => {
    const app = openAdminApp(readEmulatorEnvironment());
    const firestore = openAdminFirestore(app);
    const before = await Promise.all(
      keeps.map((kept) => (typeof kept === 'string' ? firestore.collection(kept) : kept(firestore)).get()),
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

/** Answers the screen's reading of a collection with nothing in it, or with a failure. */
export async function pretend(page: Page, collection: string, what: 'empty' | 'broken'): Promise<void> {
  await page.route('**/documents:runQuery', async (route) => {
    if (route.request().postData()?.includes(`"collectionId":"${collection}"`) !== true) return route.fallback();
    const headers = { 'access-control-allow-origin': '*' };
    if (what === 'broken') return route.fulfill({ status: 500, headers, json: { error: {} } });
    return route.fulfill({ headers, json: [{ readTime: '2026-03-01T09:00:00Z' }] });
  });
}

/** Lets every call of the API that changes something fail without a reason. */
export async function rejectChanges(page: Page): Promise<void> {
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
}

/** Moves an item with the keyboard: lifts it, goes so many places, and puts it down, listening to what is said. */
export async function moveByKeyboard(page: Page, name: string, key: string, said: string): Promise<void> {
  // Whoever asks for less motion has no smooth scrolling, which is slower than a test's fingers.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${name}`)).toBeAttached();
  await carry(page, key, said.replace('is now at', 'would be at'));
  await page.keyboard.press('Space');
  await expect(page.getByText(said)).toBeAttached();
}

/** Names of the items of an ordered list, by their grips. */
export async function shownOrder(list: Locator): Promise<string[]> {
  const labels = await list
    .getByRole('button', { name: /^Move / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => !/ (?:up|down)$/.test(label)).map((label) => label.slice('Move '.length));
}

export { enter } from './staff-fixtures.ts';
