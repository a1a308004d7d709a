import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { signMessage } from '#functions/platform/requests/signed-message.ts';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import type { FakeBackend } from './fake-backend.ts';

/** Secret of publishers in tests. */
export const TEST_SECRET = 'a-secret-of-tests-a-secret-of-tests';

const PAGES = 40;

/** A publisher that runs as a process of its own. */
export interface RunningPublisher {
  /** Its process. */
  readonly child: ChildProcess;
  /** Where it takes tasks. */
  readonly address: string;
  /** Hands it a task, signed. */
  readonly send: (task: PublisherTask) => Promise<number>;
  /** Kills it and all that it started, without a warning. */
  readonly kill: () => Promise<void>;
}

/** A folder for a site and its releases. */
export interface SiteFolder {
  /** The link that is served. */
  readonly site: string;
  /** The folder of the releases. */
  readonly store: string;
  /** The number that all pages of the live release carry; throws when they are of several, or not whole. */
  readonly liveNumber: () => string;
  /** Removes everything. */
  readonly remove: () => void;
}

/** Makes a folder for a site. */
export function makeSiteFolder(): SiteFolder {
  const folder = mkdtempSync(join(tmpdir(), 'publisher-test-'));
  return siteFolderAt(folder);
}

/** The site in a folder, as seen from here. */
export function siteFolderAt(folder: string): SiteFolder {
  const site = join(folder, 'site');
  const store = join(folder, 'releases');
  return {
    site,
    store,
    liveNumber: () => {
      // One look at the link, as a visitor's request takes one: what it leads to must be whole.
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

/** How a publisher is run. */
export interface PublisherRun {
  /** Where its site lies, as the publisher sees it. */
  readonly folder: Pick<SiteFolder, 'site' | 'store'>;
  /** The house that it reports to. */
  readonly property: FakeBackend;
  /** How its builds end; 'ready' unless a test says otherwise. */
  readonly ending?: string;
  /** Command before Node, such as one that gives it a disk of its own. */
  readonly within?: readonly string[];
}

/** Runs a publisher whose builds are small; resolves when it listens. */
export async function runPublisher({
  folder,
  property,
  ending = 'ready',
  within = [],
}: PublisherRun): Promise<RunningPublisher> {
  mkdirSync(join(folder.store, '..'), { recursive: true });
  const [program = NODE, ...options] = [...within, NODE, 'publisher/deploy/publisher.ts'];
  const child = spawn(program, options, {
    cwd: PROJECT_ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      BUILD_HOOK_SECRET: TEST_SECRET,
      SITE_ORIGIN: property.origin,
      PUBLISHER_PORT: '0',
      PUBLISHER_SITE: folder.site,
      PUBLISHER_STORE: folder.store,
      PUBLISHER_BUILD: 'tests/support/publishing/small-build.ts',
      SMALL_BUILD: ending,
    },
  });
  const port = await new Promise<string>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The publisher ended with ${code} before it listened.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listens at port (\d+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) done(found);
    });
  });
  const address = `http://127.0.0.1:${port}/tasks`;
  return {
    child,
    address,
    send: async (task) => {
      const response = await fetch(address, {
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
