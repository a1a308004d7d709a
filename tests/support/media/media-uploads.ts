import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadObject, uploadResultPath, type UploadKind } from '#domain/media/upload-place.ts';
import { uploadResultSchema, type UploadResult } from '#domain/media/upload-result.ts';
import { IdempotencyStrategy } from '@google-cloud/storage';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { openAdminFirestore } from '#support/emulators/admin-app.ts';

/** Puts files where the browser puts them, and waits for what becomes of them. */
export interface UploadFixture {
  /** Uploads a file and gives the name of its upload. */
  upload: (bytes: Buffer, name?: string, kind?: UploadKind) => Promise<string>;
  /** What became of an upload, as soon as that is known. */
  result: (upload: string) => Promise<UploadResult>;
}

const PATIENCE = 60_000;

/**
 * After how many milliseconds without a word the file is stored once more. The cloud delivers an event until it is taken;
 * the emulator once, and by its code one is lost when a process that was started for it takes another first.
 */
const SEND_AGAIN = 15_000;

/** Opens a desk for an account; it uploads with the Admin SDK, so that no rule stands before the function. */
export function openUploadFixture(app: App, uid: string): UploadFixture {
  const bucket = getStorage(app).bucket();
  // The same bytes under a name of their own may be stored twice: a connection that the emulator closed is tried again.
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  const firestore = openAdminFirestore(app);

  const stores = new Map<string, () => Promise<void>>();

  async function upload(bytes: Buffer, name = '', kind: UploadKind = 'picture'): Promise<string> {
    const id = randomUUID();
    const store = () =>
      bucket.file(uploadObject(uid, id, 'image/jpeg', kind)).save(bytes, {
        resumable: false,
        contentType: 'image/jpeg',
        metadata: { metadata: { name: encodeURIComponent(name) } },
      });
    await store();
    stores.set(id, store);
    return id;
  }

  async function result(id: string): Promise<UploadResult> {
    const document = firestore.doc(uploadResultPath(uid, id));
    let sent = Date.now();
    for (const begin = sent; Date.now() - begin < PATIENCE; await wait(100)) {
      const found = await document.get();
      if (found.exists) return uploadResultSchema.parse(found.data());
      if (Date.now() - sent < SEND_AGAIN) continue;
      await stores.get(id)?.();
      sent = Date.now();
    }
    throw new Error(`Nothing became of ${id} within ${PATIENCE / 1000} seconds`);
  }

  return { upload, result };
}
