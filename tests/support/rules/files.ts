import { ref, uploadBytes, type StorageReference } from 'firebase/storage';
import type { Storage } from 'firebase-admin/storage';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { rulesBucket } from './bucket.ts';
import type { Actor } from './actors.ts';
import type { Outcome } from './outcome.ts';

/** Bytes of a small file; the rules look at the declared type and the size, the function at the bytes. */
export const FEW_BYTES = new Uint8Array(64);

/** The object of this name, in the hands of this actor. */
export function objectOf(actor: Actor, name: string): StorageReference {
  return ref(actor.storage, name);
}

/** Uploads a file as the browser does. */
export function upload(actor: Actor, name: string, bytes = FEW_BYTES, contentType = 'image/jpeg'): Promise<unknown> {
  return uploadBytes(objectOf(actor, name), bytes, { contentType });
}

/** Puts a picture there without rules. */
export async function placeObject(bucket: ReturnType<Storage['bucket']>, name: string): Promise<void> {
  await bucket.file(name).save(Buffer.from(FEW_BYTES), { resumable: false, contentType: 'image/jpeg' });
}

/** Uploads a small JPEG under exactly this name: the SDK would tidy away empty folders before it sends. */
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
  throw new Error(`Storage answered ${response.status} to the name ${JSON.stringify(name)}: ${await response.text()}`);
}
