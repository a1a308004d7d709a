import { spawn } from 'node:child_process';
import { siteStateSchema } from '#domain/publishing/site-state.ts';
import { deleteApp } from 'firebase-admin/app';
import { siteStatePath } from '#functions/platform/firestore-paths.ts';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { untilDocument } from '#support/emulators/until-document.ts';

/** The publisher of the emulated site, as `npm start` runs it. */
export interface SitePublisher {
  /** Waits until no build is requested or running. */
  readonly untilIdle: () => Promise<void>;
  /** Body of the live page. */
  readonly textOf: (path: string) => Promise<string>;
  /** Status of the live page. */
  readonly statusOf: (path: string) => Promise<number>;
  /** Waits until it is idle, then stops it; stops it also when it does not become idle, and then throws. */
  readonly stop: () => Promise<void>;
}

/** Resolves when the publisher listens. */
export async function runSitePublisher(): Promise<SitePublisher> {
  const app = openAdminApp(readEmulatorEnvironment());
  const state = openAdminFirestore(app).doc(siteStatePath());
  const child = spawn(NODE, ['publisher/publisher.ts'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await new Promise<void>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The publisher ended with ${code} before it listened.`)));
    child.stdout.once('data', () => done());
  });

  const untilIdle = async (): Promise<void> => {
    await untilDocument(state, (data) => {
      const { lease, requestedRevision, begunRevision } = siteStateSchema.parse(data);
      return lease === null && requestedRevision <= begunRevision ? true : null;
    });
  };

  return {
    untilIdle,
    textOf: async (path) => (await callSite(path)).text(),
    statusOf: async (path) => (await callSite(path)).status,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      try {
        await untilIdle();
      } finally {
        if (child.exitCode === null && child.signalCode === null) {
          child.kill();
          await ended;
        }
        await deleteApp(app);
      }
    },
  };
}
