import { BlockList, isIP } from 'node:net';
import { ApiError } from '#domain/core/errors.ts';
import { secondFactorPolicySchema, type SecondFactorPolicy } from '#domain/staff/second-factor.ts';
import * as z from 'zod';

// Set in functions/.env.<project id> (see docs/deploy.md). Not as parameters of Firebase: the emulators ask for those on a terminal.

/** Whether public forms must come with App Check's token; default false. Register the site with App Check first. */
export function appCheckRequired(): boolean {
  return z.enum(['true', 'false']).default('false').parse(process.env['APP_CHECK_REQUIRED']) === 'true';
}

/** What stands between callers and the functions, and adds where a request came from. */
export interface SenderFront {
  /** Whether a front adds the address of its caller to X-Forwarded-For; Google's does, the emulators have none. */
  readonly addsAddress: boolean;
  /** Networks of Hosting's proxies, which add the visitor's address before Google's front end adds theirs. */
  readonly hostingProxies: BlockList;
}

const frontSchema = z.object({
  SENDER_FRONT: z.enum(['google', 'none']).default('google'),
  HOSTING_PROXIES: z.string().default('').transform(readNetworks),
});

let knownFront: SenderFront | undefined;

/** The front of this process; read once, because its environment does not change. */
export function senderFront(): SenderFront {
  knownFront ??= readSenderFront(process.env);
  return knownFront;
}

/** The front that an environment describes; throws when it cannot be read. */
export function readSenderFront(environment: NodeJS.ProcessEnv): SenderFront {
  const { SENDER_FRONT, HOSTING_PROXIES } = frontSchema.parse(environment);
  return { addsAddress: SENDER_FRONT === 'google', hostingProxies: HOSTING_PROXIES };
}

/** Networks such as 192.0.2.0/24, separated by commas; throws at one that cannot be read. */
function readNetworks(text: string): BlockList {
  const networks = new BlockList();
  for (const network of text.split(',').map((part) => part.trim())) {
    if (network === '') continue;
    const [address = '', bits = ''] = network.split('/');
    networks.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}

/** The most emails an hour, of the whole site, to addresses that nobody has confirmed: acknowledgements and the like. */
export function acknowledgementsPerHour(): number {
  return z.coerce.number().int().min(1).default(200).parse(process.env['ACKNOWLEDGEMENTS_PER_HOUR']);
}

/** Whether staff sign in with an authenticator app; default 'off'. The project has to offer it first (docs/deploy.md). */
export function secondFactorPolicy(): SecondFactorPolicy {
  return secondFactorPolicySchema.default('off').parse(process.env['STAFF_SECOND_FACTOR']);
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
