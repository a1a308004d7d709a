import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { RELEASES_KEPT } from '#domain/publishing/limits.ts';
import { filesListOf } from '#publisher/build/release-files.ts';
import type { ReleaseTarget } from './release-target.ts';

/** Name of a release: the time first, so that names sort by time, then the id of its build. */
const RELEASE_NAME = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;

/** Name prefix of a release while it is built. */
const UNFINISHED = 'building-';

/**
 * The folder that Hosting's emulator serves: `site` is a link to the live one of the releases in the folder `store`. One
 * rename replaces the link, so every request is served from one complete release.
 */
export function localTarget(paths: { store: string; site: string }): ReleaseTarget {
  const [store, site] = [resolve(paths.store), resolve(paths.site)];

  const folderOf = (release: string): string => join(store, release);

  /** null also when the site is not a link into this store. */
  function live(): string | null {
    if (lstatSync(site, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return null;
    const target = resolve(dirname(site), readlinkSync(site));
    return dirname(target) === store ? basename(target) : null;
  }

  /** All complete releases, newest first. */
  function kept(): string[] {
    const names = existsSync(store) ? readdirSync(store) : [];
    return names
      .filter((name) => RELEASE_NAME.test(name))
      .toSorted()
      .toReversed();
  }

  async function switchTo(release: string): Promise<void> {
    const next = `${site}.next`;
    await rm(next, { recursive: true, force: true });
    await symlink(relative(dirname(site), folderOf(release)), next);
    // A link cannot replace a folder, which was built without the publisher.
    if (lstatSync(site, { throwIfNoEntry: false })?.isDirectory() === true) await rm(site, { recursive: true });
    await rename(next, site);
  }

  return {
    prepare: async (buildId) => {
      const release = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}-${buildId}`;
      await mkdir(store, { recursive: true });
      const before = live();
      return { release, out: folderOf(`${UNFINISHED}${release}`), live: before === null ? null : folderOf(before) };
    },
    publish: async ({ release, out }) => {
      // The list first: without a release it is cleaned up.
      if (existsSync(filesListOf(out))) await rename(filesListOf(out), filesListOf(folderOf(release)));
      await rename(out, folderOf(release));
      await switchTo(release);
      return release;
    },
    rollBack: async (release) => {
      if (!existsSync(folderOf(release))) throw new Error(`The release ${release} no longer exists.`);
      await switchTo(release);
    },
    live,
    kept,
    cleanUp: async () => {
      await mkdir(store, { recursive: true });
      const current = live();
      const newest = kept().slice(0, RELEASES_KEPT);
      // After a rollback the live release may be older than the newest ones; then the oldest of these is removed.
      const staying = current === null || newest.includes(current) ? newest : [...newest.slice(0, -1), current];
      const known = new Set(staying.flatMap((release) => [release, basename(filesListOf(release))]));
      for (const name of await readdir(store)) {
        if (!known.has(name)) await rm(join(store, name), { recursive: true, force: true });
      }
    },
  };
}
