import { existsSync } from 'node:fs';
import type { ReleasePlace } from './release-target.ts';
import { ReleaseShelf } from './release-store.ts';

/** The folder that Hosting's emulator serves here, as a link to one of the releases on a shelf. */
export function localPlace({ shelf: folder, site }: { shelf: string; site: string }): ReleasePlace {
  const shelf = new ReleaseShelf(folder, site);
  return {
    begin: async (buildId) => {
      const release = shelf.nameFor(buildId, new Date());
      const live = shelf.live();
      return { release, out: await shelf.workshop(release), from: live === null ? null : shelf.folderOf(live) };
    },
    publish: async ({ release }) => {
      await shelf.shelve(release);
      await shelf.goLive(release);
      return release;
    },
    bringBack: async (release) => {
      if (!existsSync(shelf.folderOf(release))) throw new Error(`The release ${release} is not kept any more.`);
      await shelf.goLive(release);
    },
    live: () => shelf.live(),
    kept: () => shelf.kept(),
    tidy: () => shelf.tidy(),
  };
}
