import { setTimeout as wait } from 'node:timers/promises';
import { deleteApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** Milliseconds between two looks at what waits. */
const PAUSE = 2_000;

/** Milliseconds after which an upload that was not taken is delivered again. */
const OVERDUE = 6_000;

/**
 * Runs beside the browser tests. The cloud delivers the event of an upload until a function has taken it; the emulator
 * delivers it once, and loses it when a process that was started for it takes another event first. An upload that still
 * waits is stored once more, as if the event had been delivered again.
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
      const [files] = await bucket.getFiles({ prefix: 'incoming/' });
      const overdue = files.filter(({ metadata }) => Date.now() - Date.parse(metadata.updated ?? '') > OVERDUE);
      // A function may take one at this very moment: then it is gone, and there is nothing to deliver.
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
