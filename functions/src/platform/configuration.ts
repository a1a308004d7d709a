import { BlockList, isIP } from 'node:net';
import { ApiError } from '#domain/core/errors.ts';
import { secondFactorPolicySchema, type SecondFactorPolicy } from '#domain/staff/second-factor.ts';
import * as z from 'zod';

// Set in functions/.env.<project id> (docs/deploy.md). Rejected: parameters of firebase-functions, for which the emulators
// wait until somebody types a value.

/** Whether this process belongs to the emulators. */
export function isEmulated(): boolean {
  return process.env['FUNCTIONS_EMULATOR'] === 'true';
}

/**
 * The service account of the functions. In full, because a deploy expands 'functions@' for the functions themselves, but
 * neither where it grants access to secrets nor in the scheduled jobs; it sets GCLOUD_PROJECT while it reads the functions.
 */
export function functionsAccount(): string {
  return `functions@${z.string().min(1).parse(process.env['GCLOUD_PROJECT'])}.iam.gserviceaccount.com`;
}

/** Whether public forms need an App Check token; default false. Register the site with App Check first. */
export function appCheckRequired(): boolean {
  return z.enum(['true', 'false']).default('false').parse(process.env['APP_CHECK_REQUIRED']) === 'true';
}

/** The front end between callers and the functions, which adds the IP address of the caller to a request. */
export interface SenderFront {
  /** Whether it adds the caller's address to X-Forwarded-For: Google's does; the emulators have no front end. */
  readonly addsAddress: boolean;
  /** Networks of Hosting's proxies, which add the visitor's address before Google's front end adds the proxy's. */
  readonly hostingProxies: BlockList;
}

const frontSchema = z.object({
  SENDER_FRONT: z.enum(['google', 'none']).default('google'),
  HOSTING_PROXIES: z.string().default('').transform(readNetworks),
});

let knownFront: SenderFront | undefined;

/** The front end of this process; read once, because the environment does not change. */
export function senderFront(): SenderFront {
  knownFront ??= readSenderFront(process.env);
  return knownFront;
}

/** The front end that an environment describes; throws when it cannot be parsed. */
export function readSenderFront(environment: NodeJS.ProcessEnv): SenderFront {
  const { SENDER_FRONT, HOSTING_PROXIES } = frontSchema.parse(environment);
  return { addsAddress: SENDER_FRONT === 'google', hostingProxies: HOSTING_PROXIES };
}

/** Parses networks such as 192.0.2.0/24, separated by commas; throws at an invalid one. */
function readNetworks(text: string): BlockList {
  const networks = new BlockList();
  for (const network of text.split(',').map((part) => part.trim())) {
    if (network === '') continue;
    const [address = '', bits = ''] = network.split('/');
    networks.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}

/** Maximum number of emails an hour that the whole site sends to unconfirmed addresses, such as acknowledgements; default 200. */
export function acknowledgementsPerHour(): number {
  return z.coerce.number().int().min(1).default(200).parse(process.env['ACKNOWLEDGEMENTS_PER_HOUR']);
}

/** Whether staff sign in with an authenticator app; default 'off'. Enable it in the project first (docs/deploy.md). */
export function secondFactorPolicy(): SecondFactorPolicy {
  return secondFactorPolicySchema.default('off').parse(process.env['STAFF_SECOND_FACTOR']);
}

const ratesUrlSchema = z
  .url({ protocol: /^https?$/, error: "RATES_ADDRESS: expected a URL, such as 'https://example.com/daily.xml'" })
  .default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml');

/** URL of the daily reference rates; default the European Central Bank's. */
export function ratesUrl(): string {
  return ratesUrlSchema.parse(process.env['RATES_ADDRESS']);
}

/** The public origin of the site, for links in emails; never taken from a request, which could name another site. */
export function siteOrigin(): string {
  const parsed = z.url({ protocol: /^https?$/ }).safeParse(process.env['SITE_ADDRESS']);
  if (!parsed.success) throw new ApiError('unavailable', { cause: new Error('SITE_ADDRESS is not set to an origin') });
  return new URL(parsed.data).origin;
}

/** Where tasks for the publisher are sent, and how they are signed. */
export interface HookSettings {
  /** What receives the task: our own publisher, or a CI service whose webhook wraps the message. */
  readonly kind: 'publisher' | 'github' | 'cloud-build';
  readonly url: string;
  /** Secret with which functions and publisher sign their messages to each other. */
  readonly secret: string;
  /** GitHub's access token or the secret of Cloud Build's webhook; '' for our own publisher. */
  readonly token: string;
}

const hookSchema = z.object({
  BUILD_HOOK_KIND: z.enum(['publisher', 'github', 'cloud-build']).default('publisher'),
  BUILD_HOOK_ADDRESS: z.url({ protocol: /^https?$/ }),
  // Trimmed, like the publisher's: a line feed at the end of one copy would spoil every signature.
  BUILD_HOOK_SECRET: z.string().trim().min(32),
  BUILD_HOOK_TOKEN: z.string().trim().default(''),
});

/** Reads the settings of the build hook; throws unavailable, with the names of the variables that are missing or invalid. */
export function hookSettings(): HookSettings {
  const parsed = hookSchema.safeParse(process.env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new ApiError('unavailable', { cause: new Error(`Missing or invalid: ${names}`) });
  }
  const { BUILD_HOOK_KIND: kind, BUILD_HOOK_ADDRESS: url, BUILD_HOOK_SECRET: secret } = parsed.data;
  return { kind, url, secret, token: parsed.data.BUILD_HOOK_TOKEN };
}
