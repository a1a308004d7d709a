import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { TestProperties } from '#support/content/test-properties.ts';
import { drawnJpeg } from '#support/hostile-files/drawn-pictures.ts';
import { enter, expect, test, type Store } from '../content-fixtures.ts';
import { holdResponses, holdRequests } from '../../hold-requests.ts';

// The emulated function that processes pictures may have to start first or get the event again.
const PROCESSED = { timeout: 60_000 };

/** Documents that these tests add; other files use the same collections at the same time. */
const added =
  (collection: string, field: string) =>
  (firestore: Firestore): Query =>
    firestore.collection(collection).where(field, '>=', 'Slow ').where(field, '<', 'Slow!');

/** The destination whose gallery is filled. */
const DESTINATION = 'azores';

test.use({
  restores: [
    added('services', 'title'),
    added('teamMembers', 'name'),
    (firestore) => firestore.collection('destinations').where('slug', '==', DESTINATION),
  ],
  toleratedErrors: [/the server responded with a status of (412|500)|net::ERR_FAILED/],
});
/** The ways of saving while files are on their way. */
type Way = 'sent' | 'processed' | 'stored';

interface Screen {
  /** For the test's title. */
  name: string;
  path: (store: Store) => Promise<string>;
  /** The way that the gate has, too; the nightly profile has all. */
  gate?: Way;
  /** Opens the form and fills in what it needs. */
  open: (page: Page, title: string) => Promise<void>;
  /** File input. */
  files: (page: Page) => Locator;
  /** Name of the save button. */
  save: string;
  /** URL pattern of the saving request. */
  call: string;
  /** Number of files to choose. */
  count: number;
  /** Ids of the stored pictures, by document. */
  stored: (store: Store, title: string) => Promise<string[][]>;
}

const idOf = (picture: unknown): string[] =>
  typeof picture === 'object' && picture !== null && 'id' in picture ? [String(picture.id)] : [];
const idsOf = (pictures: unknown): string[] => (Array.isArray(pictures) ? pictures.flatMap(idOf) : []);

const SCREENS: Screen[] = [
  {
    name: 'the gallery of a new property',
    gate: 'sent',
    path: () => Promise.resolve('/admin/add-property'),
    open: async (page, title) => {
      await page.getByLabel('Title', { exact: true }).fill(title);
      await page.getByLabel('Location', { exact: true }).fill('Melides, Alentejo');
      await page.getByLabel('Price', { exact: true }).fill('€900 per night');
    },
    files: (page) => page.getByRole('region', { name: 'Pictures' }).getByLabel('Choose files'),
    save: 'Create Property',
    call: '**/api/admin/properties*',
    count: 4,
    stored: async (store, title) =>
      (await store.find('properties', 'title', title)).map(({ gallery }) => idsOf(gallery)),
  },
  {
    name: 'the hero of a new property',
    path: () => Promise.resolve('/admin/add-property'),
    open: async (page, title) => {
      await page.getByLabel('Title', { exact: true }).fill(title);
      await page.getByLabel('Location', { exact: true }).fill('Melides, Alentejo');
      await page.getByLabel('Price', { exact: true }).fill('€900 per night');
    },
    files: (page) => page.getByRole('group', { name: 'Hero image' }).getByLabel('Upload'),
    save: 'Create Property',
    call: '**/api/admin/properties*',
    count: 1,
    stored: async (store, title) => (await store.find('properties', 'title', title)).map(({ hero }) => idOf(hero)),
  },
  {
    name: 'a new service',
    gate: 'processed',
    path: () => Promise.resolve('/admin/services'),
    open: async (page, title) => {
      await page.getByRole('button', { name: 'Add Service' }).first().click();
      const form = page.getByRole('form', { name: 'Add Service' });
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Description').fill('By boat.');
    },
    files: (page) => page.getByRole('group', { name: 'Picture' }).getByLabel('Upload'),
    save: 'Save',
    call: '**/api/admin/services*',
    count: 1,
    stored: async (store, title) => (await store.find('services', 'title', title)).map(({ image }) => idOf(image)),
  },
  {
    name: 'a new person of the team',
    path: () => Promise.resolve('/admin/team-members'),
    open: async (page, title) => {
      await page.getByRole('button', { name: 'Add Team Member' }).click();
      const form = page.getByRole('form', { name: 'Add Team Member' });
      await form.getByLabel('Name').fill(title);
      await form.getByLabel('Job title').fill('Skipper');
      await form.getByLabel('Department').selectOption({ index: 1 });
    },
    files: (page) => page.getByRole('group', { name: 'Photograph' }).getByLabel('Upload'),
    save: 'Save',
    call: '**/api/admin/team-members*',
    count: 1,
    stored: async (store, title) => (await store.find('teamMembers', 'name', title)).map(({ photo }) => idOf(photo)),
  },
  {
    name: 'the gallery of a destination',
    gate: 'stored',
    path: () => Promise.resolve(`/admin/destinations/${DESTINATION}`),
    open: async (page, title) => {
      const form = page.getByRole('form', { name: 'Destination' });
      await form.getByLabel('Climate').fill(title);
      const taken = form.getByRole('button', { name: /^Remove .* from the gallery$/ });
      for (let left = await taken.count(); left > 0; left -= 1) await taken.first().click();
    },
    files: (page) => page.getByLabel('Choose files'),
    save: 'Save destination',
    call: '**/api/admin/destinations/*',
    count: 2,
    stored: async (store, title) =>
      (await store.find('destinations', 'climate', title)).map(({ gallery }) => idsOf(gallery)),
  },
];

const drawn = (count: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `view-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawnJpeg(randomInt(1_000_000_000)),
    })),
  );

const deleteAfterwards = async (properties: TestProperties, store: Store, title: string): Promise<void> => {
  for (const { id } of await store.find('properties', 'title', title)) properties.deleteAfterwards(String(id));
};

const whole = (count: number): unknown => [Array.from({ length: count }, () => expect.any(String))];

for (const { name, gate, path, open, files, save, call, count, stored } of SCREENS) {
  const nightlyUnless = (way: Way) => (gate === way ? {} : { tag: '@nightly' });
  const begin = async (page: Page, store: Store, account: Parameters<typeof enter>[2]): Promise<string> => {
    const title = `Slow ${randomUUID().slice(0, 8)}`;
    await enter(page, await path(store), account);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, title);
    return title;
  };
  const button = (page: Page): Locator => page.getByRole('button', { name: save, exact: true }).last();

  test(
    `${name} saved while files are sent has all of them once`,
    nightlyUnless('sent'),
    async ({ page, account, store, properties }) => {
      const title = await begin(page, store, await account('editor'));
      const release = await holdRequests(page, /\/v0\/b\//);
      await files(page).setInputFiles(await drawn(count));
      await button(page).click();
      await expect(
        page.getByText(count === 1 ? 'Waiting for 1 picture' : `Waiting for ${count} pictures`),
      ).toBeVisible();
      release();
      await expect.poll(() => stored(store, title), PROCESSED).toEqual(whole(count));
      expect(new Set((await stored(store, title)).flat()).size).toBe(count);
      await deleteAfterwards(properties, store, title);
    },
  );

  test(
    `${name} saved while its sizes are made has all of them once`,
    nightlyUnless('processed'),
    async ({ page, account, store, properties }) => {
      const title = await begin(page, store, await account('editor'));
      const results = await holdResponses(page, '**/documents:batchGet', (posted) => posted.includes('/results/'));
      await files(page).setInputFiles(await drawn(count));
      await expect.poll(results.count, PROCESSED).toBeGreaterThan(0);
      await button(page).click();
      await expect(page.getByText(/^Waiting for/)).toBeVisible();
      results.release();
      await expect.poll(() => stored(store, title), PROCESSED).toEqual(whole(count));
      expect(new Set((await stored(store, title)).flat()).size).toBe(count);
      await deleteAfterwards(properties, store, title);
    },
  );

  test(
    `${name} has the files that were chosen while it was being stored`,
    nightlyUnless('stored'),
    async ({ page, account, store, properties }) => {
      const title = await begin(page, store, await account('editor'));
      const response = await holdResponses(page, call);
      await button(page).click();
      await expect.poll(response.count).toBe(1);
      await files(page).setInputFiles(await drawn(count));
      response.release();
      await expect.poll(() => stored(store, title), PROCESSED).toEqual(whole(count));
      expect(new Set((await stored(store, title)).flat()).size).toBe(count);
      await deleteAfterwards(properties, store, title);
    },
  );
}
