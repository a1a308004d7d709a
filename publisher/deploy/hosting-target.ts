import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CACHE_FOLDER } from '#scripts/emulators/project-paths.ts';
import { runFirebase } from './run-firebase.ts';
import type { ReleasePlace } from './release-target.ts';

const FOLDER = join(CACHE_FOLDER, 'releases', 'hosting');

/** The folder that firebase.json deploys. */
const DEPLOYED = 'dist';

const deploySchema = z.object({ result: z.object({ hosting: z.union([z.string(), z.array(z.string()).min(1)]) }) });

/** Firebase Hosting: a deploy uploads what differs and switches all of it at once; the versions before it are kept there. */
export function hostingPlace({ project, site }: { project: string; site: string }): ReleasePlace {
  // The last release comes from the cache of the CI; without one, the build is a full one.
  const last = join(FOLDER, 'last');
  return {
    begin: async (buildId) => {
      await mkdir(FOLDER, { recursive: true });
      const out = join(FOLDER, `making-${buildId}`);
      return { release: buildId, out, from: existsSync(last) ? last : null };
    },
    publish: async ({ out }) => {
      await rm(DEPLOYED, { recursive: true, force: true });
      await rename(out, DEPLOYED);
      const result = await runFirebase(['deploy', '--only', 'hosting', '--project', project, '--json']);
      const { hosting } = deploySchema.parse(JSON.parse(result)).result;
      // 'sites/{site}/versions/{version}'
      const version = z.string().parse((Array.isArray(hosting) ? hosting[0] : hosting)?.split('/').at(-1));
      await rm(last, { recursive: true, force: true });
      await rename(DEPLOYED, last);
      if (existsSync(`${out}.ledger.json`)) await rename(`${out}.ledger.json`, `${last}.ledger.json`);
      await writeFile(join(FOLDER, 'last.version'), version);
      return version;
    },
    bringBack: async (release) => {
      await runFirebase(['hosting:clone', `${site}:@${release}`, `${site}:live`, '--project', project]);
    },
    live: () => null,
    kept: () => null,
    // What a release that did not go live left behind would be kept with the last one.
    tidy: async () => {
      const left = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.startsWith('making-')) : [];
      for (const name of left) await rm(join(FOLDER, name), { recursive: true, force: true });
    },
  };
}
