import { readdirSync, readlinkSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { RELEASES_KEPT } from '#domain/publishing/limits.ts';

/** Name of a release: the moment first, so that names are in the order of time; then its build. */
const RELEASE_NAME = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;

/**
 * The releases of one site, each a folder of its own, and the link through which one of them is live. A link is put in
 * the place of another by one rename, so whoever asks for a page gets it from one whole release or the other.
 */
export class ReleaseStore {
  readonly #shelf: string;
  readonly #site: string;

  /** `shelf` holds the releases, `site` is the link that is served. */
  constructor(store: string, site: string) {
    this.#shelf = resolve(store);
    this.#site = resolve(site);
  }

  /** The name that the release of a build gets. */
  nameFor(buildId: string, now: Date): string {
    return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${buildId}`;
  }

  /** The folder of a release. */
  folderOf(release: string): string {
    return join(this.#shelf, release);
  }

  /** The live release; null when none is, or when the site is no link of ours. */
  live(): string | null {
    try {
      const target = resolve(dirname(this.#site), readlinkSync(this.#site));
      return dirname(target) === this.#shelf ? basename(target) : null;
    } catch (error) {
      if (isCode(error, 'ENOENT') || isCode(error, 'EINVAL')) return null;
      throw error;
    }
  }

  /** All whole releases, newest first; one that is being made is on the shelf only when it is whole. */
  kept(): string[] {
    try {
      return readdirSync(this.#shelf)
        .filter((name) => RELEASE_NAME.test(name))
        .toSorted()
        .toReversed();
    } catch (error) {
      if (isCode(error, 'ENOENT')) return [];
      throw error;
    }
  }

  /** A folder in which a release may be made: beside the shelf's releases, under a name that none of them has. */
  async workshop(release: string): Promise<string> {
    const folder = join(this.#shelf, `making-${release}`);
    await mkdir(this.#shelf, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    return folder;
  }

  /** Puts a release that was made onto the shelf, with its ledger. */
  async shelve(release: string): Promise<void> {
    const made = join(this.#shelf, `making-${release}`);
    // The ledger first: a release without one is only slower to build from, a ledger without a release is swept.
    await rename(`${made}.ledger.json`, `${this.folderOf(release)}.ledger.json`).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT')) throw error;
    });
    await rename(made, this.folderOf(release));
  }

  /** Makes a release live, by one rename. */
  async goLive(release: string): Promise<void> {
    const next = `${this.#site}.next`;
    await rm(next, { recursive: true, force: true });
    await symlink(relative(dirname(this.#site), this.folderOf(release)), next);
    await this.#clearFolder();
    await rename(next, this.#site);
  }

  /** Forgets all but the newest releases and the live one, and whatever a build that died has left. */
  async tidy(): Promise<void> {
    await mkdir(this.#shelf, { recursive: true });
    const live = this.live();
    const newest = this.kept().slice(0, RELEASES_KEPT);
    // The live one may be older than all that are kept, after a rollback: then the oldest of the others goes.
    const staying = live === null || newest.includes(live) ? newest : [...newest.slice(0, -1), live];
    const known = new Set(staying.flatMap((release) => [release, `${release}.ledger.json`]));
    for (const name of await readdir(this.#shelf)) {
      if (!known.has(name)) await rm(join(this.#shelf, name), { recursive: true, force: true });
    }
  }

  /** A folder that was built without the publisher makes room once; from then on there is only the link. */
  async #clearFolder(): Promise<void> {
    try {
      if ((await lstat(this.#site)).isSymbolicLink()) return;
    } catch (error) {
      if (isCode(error, 'ENOENT')) return;
      throw error;
    }
    const aside = `${this.#site}.before-publisher`;
    await rm(aside, { recursive: true, force: true });
    await rename(this.#site, aside);
    await rm(aside, { recursive: true, force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
