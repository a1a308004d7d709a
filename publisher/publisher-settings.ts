import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { CACHE_FOLDER, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';

const settingsSchema = z
  .object({
    /** Secret with which backend and publisher sign their messages. */
    BUILD_HOOK_SECRET: z.string().trim().min(32),
    /** Origin of the site and its API. */
    SITE_ORIGIN: z.url({ protocol: /^https?$/ }),
    /** Port for tasks; 0 for any free port. */
    PUBLISHER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** Link to the live release, relative to the checkout. */
    PUBLISHER_SITE: z.string().min(1).default('dist.start'),
    /** Folder of the releases, relative to the checkout. */
    PUBLISHER_STORE: z.string().min(1).optional(),
    /** Script that makes a release, relative to the checkout; tests replace it. */
    PUBLISHER_BUILD: z.string().min(1).default('publisher/build/build-site.ts'),
    /** Seconds between two runs of the scheduled work. */
    PUBLISHER_CLOCK_SECONDS: z.coerce.number().min(1).default(30),
  })
  .transform((given) => ({
    secret: given.BUILD_HOOK_SECRET,
    siteOrigin: new URL(given.SITE_ORIGIN).origin,
    port: given.PUBLISHER_PORT,
    site: resolve(PROJECT_ROOT, given.PUBLISHER_SITE),
    store:
      given.PUBLISHER_STORE === undefined
        ? join(CACHE_FOLDER, 'releases', basename(given.PUBLISHER_SITE))
        : resolve(PROJECT_ROOT, given.PUBLISHER_STORE),
    buildScript: resolve(PROJECT_ROOT, given.PUBLISHER_BUILD),
    /** Folder of Astro's cache; a preview has its own, because its content has a working copy among the published. */
    cache: join(CACHE_FOLDER, 'astro', basename(given.PUBLISHER_SITE)),
    previewCache: join(CACHE_FOLDER, 'astro', `${basename(given.PUBLISHER_SITE)}.preview`),
    scheduleSeconds: given.PUBLISHER_CLOCK_SECONDS,
  }));

export type PublisherSettings = z.output<typeof settingsSchema>;

/** Reads the settings of the local publisher; throws one error that names every invalid variable. */
export function readPublisherSettings(environment: NodeJS.ProcessEnv): PublisherSettings {
  return settingsSchema.parse(environment);
}
