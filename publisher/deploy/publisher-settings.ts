import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { CACHE_FOLDER, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';

const settingsSchema = z
  .object({
    /** Secret with which house and publisher sign for each other. */
    BUILD_HOOK_SECRET: z.string().min(32),
    /** Where the house, and the site, answer. */
    SITE_ORIGIN: z.url({ protocol: /^https?$/ }),
    /** Port on which tasks arrive; 0 for any. */
    PUBLISHER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** Link that is served, relative to the checkout. */
    PUBLISHER_SITE: z.string().min(1).default('dist'),
    /** Folder of the releases, relative to the checkout. */
    PUBLISHER_STORE: z.string().min(1).optional(),
    /** Program that makes a release, relative to the checkout; tests put theirs in its place. */
    PUBLISHER_BUILD: z.string().min(1).default('publisher/render/build-site.ts'),
    /** Seconds between two looks at the clock. */
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
    buildProgram: resolve(PROJECT_ROOT, given.PUBLISHER_BUILD),
    clockSeconds: given.PUBLISHER_CLOCK_SECONDS,
  }));

/** What the local publisher needs to know from outside. */
export type PublisherSettings = z.output<typeof settingsSchema>;

/** Reads the settings of the local publisher; throws one error that names every variable at fault. */
export function readPublisherSettings(environment: NodeJS.ProcessEnv): PublisherSettings {
  return settingsSchema.parse(environment);
}
