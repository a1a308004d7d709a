import { existsSync } from 'node:fs';
import type { ReleasePlace } from './release-target.ts';
import { ReleaseStore } from './release-store.ts';

/** The folder that Hosting's emulator serves here, as a link to one of the releases on a shelf. */
export function localPlace({ store: folder, site }: { store: string; site: string }): ReleasePlace {
  const store = new ReleaseStore(folder, site);
  return {
    begin: async (buildId) => {
      const release = store.nameFor(buildId, new Date());
      const live = store.live();
      return { release, out: await store.workshop(release), from: live === null ? null : store.folderOf(live) };
    },
    publish: async ({ release }) => {
      await store.shelve(release);
      await store.goLive(release);
      return release;
    },
    bringBack: async (release) => {
      if (!existsSync(store.folderOf(release))) throw new Error(`The release ${release} is not kept any more.`);
      await store.goLive(release);
    },
    live: () => store.live(),
    kept: () => store.kept(),
    tidy: () => store.tidy(),
  };
}
