import { randomUUID } from 'node:crypto';
import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { PROPERTY_NOT_OFFERED } from '#domain/content/text.ts';
import { Firestore, type Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { restoreWorkingCopy } from './restore-working-copy.ts';

const { home, ...others } = settingsFixture();
const [kept, deleted] = [randomUUID(), randomUUID()];

const settingsWith = (...galleryPropertyIds: string[]) => ({
  ...others,
  home: { ...home, galleryPropertyIds },
  rev: 1,
});

it.each(['revision-restored', 'discarded'] as const)(
  'settings that are %s bring back no property that was deleted since',
  async (action) => {
    const firestore = new Firestore({ projectId: 'demo-unit' });
    const draft = { exists: true, data: () => settingsWith(kept) };
    const transaction = {
      get: ({ path }: { path?: string }) =>
        Promise.resolve(path === `settings/${SITE_SETTINGS_ID}` ? draft : { exists: false, docs: [] }),
      getAll: (...documents: object[]) => Promise.resolve(documents.map(() => ({ exists: false }))),
      set: () => undefined,
      create: () => undefined,
      delete: () => undefined,
    } as unknown as Transaction;
    const step = { firestore, transaction, uid: 'u1', now: new Date(0) };
    const restore = (copy: object) =>
      restoreWorkingCopy(step, { kind: 'settings', id: SITE_SETTINGS_ID, rev: 1, copy, action });
    await expect(restore(settingsWith(kept, deleted))).rejects.toMatchObject({
      code: 'invalid_request',
      fields: [{ path: 'home.galleryPropertyIds.1', message: PROPERTY_NOT_OFFERED }],
    });
    expect(await restore(settingsWith(kept))).toBe(2);
  },
);
