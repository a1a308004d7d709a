import { ref, uploadBytes, type StorageReference } from 'firebase/storage';
import type { Storage } from 'firebase-admin/storage';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { rulesBucket, type Actor } from './actors.ts';
import type { Outcome } from './outcome.ts';

/** A small file; the rules check only its declared type and size. */
export const FEW_BYTES = new Uint8Array(64);

/** Reference to an object with the permissions of this actor. */
export function objectOf(actor: Actor, name: string): StorageReference {
  return ref(actor.storage, name);
}

/** Uploads a file as the browser does. */
export function upload(actor: Actor, name: string, bytes = FEW_BYTES, contentType = 'image/jpeg'): Promise<unknown> {
  return uploadBytes(objectOf(actor, name), bytes, { contentType });
}

/** Stores a picture without rules. */
export async function storeObject(bucket: ReturnType<Storage['bucket']>, name: string): Promise<void> {
  await bucket.file(name).save(Buffer.from(FEW_BYTES), { resumable: false, contentType: 'image/jpeg' });
}

/** Uploads a small JPEG under exactly this name; the SDK would remove empty folders from it. */
export async function uploadByExactName(actor: Actor, name: string): Promise<Outcome> {
  const environment = readEmulatorEnvironment();
  const { storage } = environment;
  const bucket = rulesBucket(environment);
  const boundary = 'a-boundary-of-the-tests';
  const parts = [
    'Content-Type: application/json\r\n\r\n{"contentType":"image/jpeg"}',
    'Content-Type: image/jpeg\r\n\r\nbytes',
  ];
  const response = await fetch(
    `http://${storage.host}:${storage.port}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`,
    {
      method: 'POST',
      headers: {
        'content-type': `multipart/related; boundary=${boundary}`,
        'x-goog-upload-protocol': 'multipart',
        ...(actor.idToken === null ? {} : { authorization: `Firebase ${await actor.idToken()}` }),
      },
      body: `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--`,
    },
  );
  if (response.ok) return 'allowed';
  if (response.status === 403) return 'denied';
  throw new Error(`Storage responded ${response.status} to the name ${JSON.stringify(name)}: ${await response.text()}`);
}
