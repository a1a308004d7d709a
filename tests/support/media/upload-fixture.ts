import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadObject, uploadResultPath, type UploadKind } from '#domain/media/upload-place.ts';
import { uploadResultSchema, type UploadResult } from '#domain/media/upload-result.ts';
import { IdempotencyStrategy } from '@google-cloud/storage';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { PictureBucket } from '#functions/features/media/picture-store.ts';
import { processUpload } from '#functions/features/media/uploads/process-upload.ts';
import { openAdminFirestore } from '#support/emulators/admin-app.ts';

/** Uploads files to the browser's upload folder and waits for their results. */
export interface UploadFixture {
  /** Uploads a file, with the encoding that it is said to have, and returns the id of the upload. */
  upload: (bytes: Buffer, name?: string, kind?: UploadKind, contentEncoding?: 'gzip') => Promise<string>;
  /**
   * Processes a file in this process and returns the id of its upload: without the emulator's event, which takes a second,
   * for tests of what comes after an upload.
   */
  process: (bytes: Buffer, name?: string, kind?: UploadKind) => Promise<string>;
  /** Waits for the result of an upload. */
  result: (upload: string) => Promise<UploadResult>;
}

/** Milliseconds to wait for a result. */
const RESULT_TIMEOUT = 60_000;

/**
 * Milliseconds without a result after which the file is stored again. The cloud repeats an event until it is handled; the
 * emulator delivers it once and loses it when the process that it started handles another event first.
 */
const SEND_AGAIN = 15_000;

/** Uploads with the Admin SDK, so that the storage rules do not apply. */
export function openUploadFixture(app: App, uid: string): UploadFixture {
  const bucket = getStorage(app).bucket();
  // Storing the same upload twice is harmless, so a connection that the emulator closed is retried.
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  const firestore = openAdminFirestore(app);

  const stores = new Map<string, () => Promise<void>>();

  async function upload(
    bytes: Buffer,
    name = '',
    kind: UploadKind = 'picture',
    contentEncoding?: 'gzip',
  ): Promise<string> {
    const id = randomUUID();
    const store = () =>
      bucket.file(uploadObject(uid, id, 'image/jpeg', kind)).save(bytes, {
        resumable: false,
        contentType: 'image/jpeg',
        metadata: {
          metadata: { name: encodeURIComponent(name) },
          ...(contentEncoding === undefined ? {} : { contentEncoding }),
        },
      });
    await store();
    stores.set(id, store);
    return id;
  }

  async function process(bytes: Buffer, name = '', kind: UploadKind = 'picture'): Promise<string> {
    const id = randomUUID();
    const object = uploadObject(uid, id, 'image/jpeg', kind);
    const media = { database: () => firestore, bucket: () => withFile(bucket, object, bytes), clock: () => new Date() };
    await processUpload(media, { object, size: bytes.length, name });
    return id;
  }

  async function result(id: string): Promise<UploadResult> {
    const document = firestore.doc(uploadResultPath(uid, id));
    let sent = Date.now();
    for (const begin = sent; Date.now() - begin < RESULT_TIMEOUT; await wait(100)) {
      const found = await document.get();
      if (found.exists) return uploadResultSchema.parse(found.data());
      if (Date.now() - sent < SEND_AGAIN) continue;
      await stores.get(id)?.();
      sent = Date.now();
    }
    throw new Error(`No result for ${id} within ${RESULT_TIMEOUT / 1000} seconds`);
  }

  return { upload, process, result };
}

/** A bucket with one more file, which is only in memory, because a stored upload would cause an event. */
function withFile(bucket: PictureBucket, object: string, bytes: Buffer): PictureBucket {
  return {
    deleteFiles: (query) => bucket.deleteFiles(query),
    file: (name) =>
      name === object
        ? {
            save: () => Promise.reject(new Error(`${name} is an upload, which is never written to`)),
            download: () => Promise.resolve([bytes]),
            delete: () => Promise.resolve(),
          }
        : bucket.file(name),
  };
}
