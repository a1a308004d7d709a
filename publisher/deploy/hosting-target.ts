import { existsSync } from 'node:fs';
import { glob, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { filesListOf } from '#publisher/build/release-files.ts';
import { CACHE_FOLDER } from '#scripts/emulators/project-paths.ts';
import { runFirebase } from './run-firebase.ts';
import type { ReleaseTarget } from './release-target.ts';

const FOLDER = join(CACHE_FOLDER, 'releases', 'hosting');

/** The folder that firebase.json deploys. */
const DEPLOYED = 'dist';

const deploySchema = z.object({ result: z.object({ hosting: z.union([z.string(), z.array(z.string()).min(1)]) }) });

/** Name prefix of a release while it is built. */
const UNFINISHED = 'building-';

/** Firebase Hosting: a deploy uploads what differs and switches atomically; Hosting keeps the earlier versions. */
export function hostingTarget(project: string): ReleaseTarget {
  // Only the list of its files, from the cache of the CI; without it every page counts as changed.
  const last = join(FOLDER, 'last');
  return {
    prepare: async (buildId) => {
      await mkdir(FOLDER, { recursive: true });
      const out = join(FOLDER, `${UNFINISHED}${buildId}`);
      return { release: buildId, out, live: existsSync(filesListOf(last)) ? last : null };
    },
    publish: async ({ out }) => {
      await rm(DEPLOYED, { recursive: true, force: true });
      await rename(out, DEPLOYED);
      const output = await runFirebase(['deploy', '--only', 'hosting', '--project', project, '--json']);
      const { hosting } = deploySchema.parse(JSON.parse(output)).result;
      // 'sites/{site}/versions/{version}'
      const version = z.string().parse((Array.isArray(hosting) ? hosting[0] : hosting)?.split('/').at(-1));
      await rename(filesListOf(out), filesListOf(last));
      return version;
    },
    rollBack: async (release) => {
      // The project's first Hosting site has the project's name.
      await runFirebase(['hosting:clone', `${project}:@${release}`, `${project}:live`, '--project', project]);
      // The next build compares with a release that is no longer live.
      await rm(filesListOf(last), { force: true });
    },
    live: () => null,
    kept: () => null,
    // The CI caches the folder, so the remains of a release that did not go live would be cached as well.
    cleanUp: async () => {
      for await (const name of glob(`${UNFINISHED}*`, { cwd: FOLDER }))
        await rm(join(FOLDER, name), { recursive: true });
    },
  };
}
