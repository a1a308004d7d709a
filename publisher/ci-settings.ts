import * as z from 'zod';

const siteOrigin = z.url({ protocol: /^https?$/ }).refine(
  (url) => {
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
  },
  { error: 'expected https, because reports are sent there' },
);

/** Environment of the publisher as a CI job. */
export const ciSettingsSchema = z.object({
  /** The signed task, as the build hook sent it. */
  PUBLISH_TASK: z.string().min(1),
  /** Secret with which backend and publisher sign their messages. */
  BUILD_HOOK_SECRET: z.string().trim().min(32),
  /** Origin of the site and its API; http only for localhost. */
  SITE_ORIGIN: siteOrigin,
  /** Firebase project. */
  GCLOUD_PROJECT: z.string().min(1),
});
