import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { FixableError, runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { readSeedEnvironment } from '#scripts/seed/seed-environment.ts';
import { FUNCTIONS_AT_ONCE } from './emulator-sets.ts';

/** Milliseconds for loading all workers on a busy machine. */
const LIMIT = 90_000;

/**
 * Starts as many workers of each function as can be busy at the same time. The emulator starts a process for a request that
 * finds no idle one; a process that takes over 30 seconds to load, as on a busy machine, leaves its request without a response
 * and its event undelivered. With these, none is started during the tests. `rebuild` is not among them: the first release
 * starts the one that it needs. Run it after the seed, which switches the triggers off and on again: that ends every worker.
 */
async function startWorkers(app: App, site: string): Promise<void> {
  const bucket = getStorage(app).bucket();
  const files = Array.from({ length: FUNCTIONS_AT_ONCE }, (_, index) => bucket.file(`workers/${index}`));
  // Names outside incoming/, which the function ignores.
  await Promise.all(files.map((file) => file.save('', { resumable: false })));
  for (const path of ['/api/health', '/media/workers/1.avif', '/brochures/en/workers.pdf']) {
    await Promise.all(files.map(() => request(new URL(path, site))));
  }
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

async function request(url: URL): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT) });
  await response.body?.cancel();
  // A picture or PDF that does not exist is 404, from the function.
  if (response.status >= 500) throw new FixableError(`${url.href} responded with ${response.status}.`);
}

await runCommand(async () => {
  const { projectId, storageBucket } = readSeedEnvironment(process.env);
  const app = initializeApp({ projectId, storageBucket });
  try {
    await startWorkers(app, process.env['SITE_ORIGIN'] ?? '');
  } finally {
    await deleteApp(app);
  }
});
