import { existsSync } from 'node:fs';
import type { ReleaseTarget } from './release-target.ts';
import { ReleaseStore } from './release-store.ts';

/** The folder that Hosting's emulator serves: a link to one of the releases in a store. */
export function localTarget({ store: folder, site }: { store: string; site: string }): ReleaseTarget {
  const store = new ReleaseStore(folder, site);
  return {
    prepare: async (buildId) => {
      const release = store.nameFor(buildId, new Date());
      const live = store.live();
      return { release, out: await store.prepareFolder(release), live: live === null ? null : store.folderOf(live) };
    },
    publish: async ({ release }) => {
      await store.add(release);
      await store.switchTo(release);
      return release;
    },
    rollBack: async (release) => {
      if (!existsSync(store.folderOf(release))) throw new Error(`The release ${release} no longer exists.`);
      await store.switchTo(release);
    },
    live: () => store.live(),
    kept: () => store.kept(),
    cleanUp: () => store.cleanUp(),
  };
}
