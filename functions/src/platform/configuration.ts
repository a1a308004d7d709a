import { ApiError } from '@site/domain/errors';
import * as z from 'zod';

// Set in functions/.env.<project id> (see README). Not as parameters of Firebase: the emulators ask for those on a terminal.

/** Whether public forms must come with App Check's token; default false. Register the site with App Check first. */
export function appCheckRequired(): boolean {
  return z.enum(['true', 'false']).default('false').parse(process.env['APP_CHECK_REQUIRED']) === 'true';
}

/** The public origin of the site, for links in mails; never taken from a request, which could name another site. */
export function siteAddress(): string {
  const parsed = z.url({ protocol: /^https?$/ }).safeParse(process.env['SITE_ADDRESS']);
  if (!parsed.success) throw new ApiError('unavailable', { cause: new Error('SITE_ADDRESS is not set to an origin') });
  return new URL(parsed.data).origin;
}

/** Where tasks for the publisher are sent, and how they are signed. */
export interface HookSettings {
  /** Who listens there: a publisher of ours, or a CI whose own way of being called wraps the message. */
  readonly kind: 'publisher' | 'github' | 'cloud-build';
  /** The address. */
  readonly address: string;
  /** Secret with which house and publisher sign for each other. */
  readonly secret: string;
  /** Token that GitHub asks for, or the secret of Cloud Build's webhook; '' where none is needed. */
  readonly token: string;
}

const hookSchema = z.object({
  BUILD_HOOK_KIND: z.enum(['publisher', 'github', 'cloud-build']).default('publisher'),
  BUILD_HOOK_ADDRESS: z.url({ protocol: /^https?$/ }),
  BUILD_HOOK_SECRET: z.string().min(32),
  BUILD_HOOK_TOKEN: z.string().default(''),
});

/** Where tasks for the publisher are sent; throws unavailable, naming what is missing, while that is not configured. */
export function hookSettings(): HookSettings {
  const parsed = hookSchema.safeParse(process.env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new ApiError('unavailable', { cause: new Error(`Not set as they should be: ${names}`) });
  }
  const { BUILD_HOOK_KIND: kind, BUILD_HOOK_ADDRESS: address, BUILD_HOOK_SECRET: secret } = parsed.data;
  return { kind, address, secret, token: parsed.data.BUILD_HOOK_TOKEN };
}
