import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { signMessage } from '#functions/platform/requests/signed-message.ts';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import type { FakeBackend } from './fake-backend.ts';

export const TEST_SECRET = 'a-secret-of-tests-a-secret-of-tests';

const PAGES = 40;

/** A publisher in its own process. */
export interface RunningPublisher {
  readonly child: ChildProcess;
  /** Sends a signed task and returns the status. */
  readonly send: (task: PublisherTask) => Promise<number>;
  /** Kills it and all its child processes. */
  readonly kill: () => Promise<void>;
}

/** The folder of a site and its releases. */
export interface SiteFolder {
  /** Symbolic link to the live release. */
  readonly site: string;
  /** Folder of the releases. */
  readonly store: string;
  /** Number in all pages of the live release; throws when pages differ or are incomplete. */
  readonly liveNumber: () => string;
  readonly remove: () => void;
}

export function makeSiteFolder(): SiteFolder {
  const folder = mkdtempSync(join(tmpdir(), 'publisher-test-'));
  return siteFolderAt(folder);
}

export function siteFolderAt(folder: string): SiteFolder {
  const site = join(folder, 'site');
  const store = join(folder, 'releases');
  return {
    site,
    store,
    liveNumber: () => {
      // Reads the link once, as one request does: the release it leads to must be complete.
      const release = join(folder, readlinkSync(site));
      const pages = Array.from({ length: PAGES }, (_, page) =>
        readFileSync(join(release, `page-${page}.html`), 'utf8'),
      );
      const numbers = new Set(pages.map((text) => (text.length > 20_000 ? text.split(' ')[0] : 'half a page')));
      const [number, ...others] = numbers;
      if (number === undefined || others.length > 0)
        throw new Error(`The live release is mixed: ${[...numbers].join()}`);
      return number;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface PublisherRun {
  /** Paths as the publisher sees them. */
  readonly folder: Pick<SiteFolder, 'site' | 'store'>;
  readonly backend: FakeBackend;
  /** Command that runs Node, such as one that mounts a disk for it. */
  readonly within?: readonly string[];
}

/** Runs a publisher with small builds; resolves when it listens. */
export async function runPublisher({ folder, backend, within = [] }: PublisherRun): Promise<RunningPublisher> {
  mkdirSync(join(folder.store, '..'), { recursive: true });
  const [program = NODE, ...options] = [...within, NODE, 'publisher/publisher.ts'];
  const child = spawn(program, options, {
    cwd: PROJECT_ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      BUILD_HOOK_SECRET: TEST_SECRET,
      SITE_ORIGIN: backend.origin,
      PUBLISHER_PORT: '0',
      PUBLISHER_SITE: folder.site,
      PUBLISHER_STORE: folder.store,
      PUBLISHER_BUILD: 'tests/support/publishing/small-build.ts',
    },
  });
  const port = await new Promise<string>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The publisher ended with ${code} before it listened.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listens at port (\d+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) done(found);
    });
  });
  return {
    child,
    send: async (task) => {
      const response = await fetch(`http://127.0.0.1:${port}/tasks`, {
        method: 'POST',
        body: JSON.stringify(signMessage(task, TEST_SECRET, new Date())),
      });
      return response.status;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const ended = new Promise((done) => child.once('exit', done));
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
