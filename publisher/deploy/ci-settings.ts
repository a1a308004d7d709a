import * as z from 'zod';

const siteOrigin = z.url({ protocol: /^https?$/ }).refine(
  (address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
  },
  { error: 'expected https, as reports travel there' },
);

/** What the publisher needs to know as a job of a CI. */
export const ciSettingsSchema = z.object({
  /** The signed task, as the hook sent it. */
  PUBLISH_TASK: z.string().min(1),
  /** Secret with which house and publisher sign for each other. */
  BUILD_HOOK_SECRET: z.string().min(32),
  /** Where the house, and the site, answer; without https only on this machine. */
  SITE_ORIGIN: siteOrigin,
  /** Firebase project. */
  GCLOUD_PROJECT: z.string().min(1),
  /** Site of Hosting; the project's first one is called like it. */
  HOSTING_SITE: z.string().min(1).optional(),
});
