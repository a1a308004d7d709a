import { readdirSync, readlinkSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { RELEASES_KEPT } from '#domain/publishing/limits.ts';
import { filesListOf } from '#publisher/build/release-files.ts';

/** Name of a release: the time first, so that names sort by time, then the id of its build. */
const RELEASE_NAME = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;

/** Name prefix of a release while it is built. */
const UNFINISHED = 'building-';

/**
 * The releases of one site, each in its own folder, and the link to the live one. One rename replaces the link, so every
 * request is served from one complete release.
 */
export class ReleaseStore {
  readonly #folder: string;
  readonly #site: string;

  /** `folder` contains the releases, `site` is the link that is served. */
  constructor(folder: string, site: string) {
    this.#folder = resolve(folder);
    this.#site = resolve(site);
  }

  nameFor(buildId: string, now: Date): string {
    return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${buildId}`;
  }

  folderOf(release: string): string {
    return join(this.#folder, release);
  }

  /** The live release; null when there is none, or when the site is not a link into this store. */
  live(): string | null {
    try {
      const target = resolve(dirname(this.#site), readlinkSync(this.#site));
      return dirname(target) === this.#folder ? basename(target) : null;
    } catch (error) {
      if (isCode(error, 'ENOENT') || isCode(error, 'EINVAL')) return null;
      throw error;
    }
  }

  /** All complete releases, newest first. */
  kept(): string[] {
    try {
      return readdirSync(this.#folder)
        .filter((name) => RELEASE_NAME.test(name))
        .toSorted()
        .toReversed();
    } catch (error) {
      if (isCode(error, 'ENOENT')) return [];
      throw error;
    }
  }

  /** Prepares the path of a folder to build a release in. */
  async prepareFolder(release: string): Promise<string> {
    const folder = join(this.#folder, `${UNFINISHED}${release}`);
    await mkdir(this.#folder, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    return folder;
  }

  /** Adds a built release to the complete ones, with the list of its files. */
  async add(release: string): Promise<void> {
    const built = join(this.#folder, `${UNFINISHED}${release}`);
    // The list first: without a release it is cleaned up.
    await rename(filesListOf(built), filesListOf(this.folderOf(release))).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT')) throw error;
    });
    await rename(built, this.folderOf(release));
  }

  /** Makes a release live, by one rename. */
  async switchTo(release: string): Promise<void> {
    const next = `${this.#site}.next`;
    await rm(next, { recursive: true, force: true });
    await symlink(relative(dirname(this.#site), this.folderOf(release)), next);
    await this.#removePlainFolder();
    await rename(next, this.#site);
  }

  /** Removes all but the newest releases and the live one, and the remains of failed builds. */
  async cleanUp(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const live = this.live();
    const newest = this.kept().slice(0, RELEASES_KEPT);
    // After a rollback the live release may be older than the newest ones; then the oldest of these is removed.
    const staying = live === null || newest.includes(live) ? newest : [...newest.slice(0, -1), live];
    const known = new Set(staying.flatMap((release) => [release, basename(filesListOf(release))]));
    for (const name of await readdir(this.#folder)) {
      if (!known.has(name)) await rm(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  /** Removes a site folder that was built without the publisher, so that the link can take its place. */
  async #removePlainFolder(): Promise<void> {
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
