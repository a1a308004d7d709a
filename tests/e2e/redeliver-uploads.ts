import { setTimeout as wait } from 'node:timers/promises';
import { deleteApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

/** Milliseconds between two checks. */
const PAUSE = 2_000;

/** Milliseconds after which an unprocessed upload is delivered again. */
const OVERDUE = 6_000;

/**
 * Runs during the browser tests. The cloud repeats the event of an upload until a function has handled it without an error; the
 * emulator delivers it once. Unprocessed uploads are stored again, which repeats the event.
 */
export default function redeliverUploads(): () => Promise<void> {
  const admin = openAdminApp(readEmulatorEnvironment());
  const bucket = getStorage(admin).bucket();
  const stop = new AbortController();

  const storeAgain = async (name: string): Promise<void> => {
    const file = bucket.file(name);
    const [{ contentType, metadata }] = await file.getMetadata();
    const [bytes] = await file.download();
    await file.save(bytes, {
      resumable: false,
      metadata: { contentType: contentType ?? '', metadata: { ...metadata } },
    });
    console.log(`Delivered an upload again: ${name}`);
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await wait(PAUSE, undefined, { signal: stop.signal });
      // A busy emulator may fail to list them once; the next look comes soon.
      const [files] = await bucket.getFiles({ prefix: 'incoming/' }).catch(() => [[]]);
      const overdue = files.filter(({ metadata }) => Date.now() - Date.parse(metadata.updated ?? '') > OVERDUE);
      // A function may delete the file at the same time.
      for (const { name } of overdue) await storeAgain(name).catch(() => undefined);
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!stop.signal.aborted) console.error('Uploads are no longer delivered again:', error);
  });
  return async () => {
    stop.abort();
    await watching;
    await deleteApp(admin);
  };
}
