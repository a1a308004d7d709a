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
