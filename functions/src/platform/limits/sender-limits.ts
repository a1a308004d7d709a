import type { Sender } from '#domain/api/handler.ts';
import type { RateLimit } from './rate-limit.ts';

type Limit = Pick<RateLimit, 'most' | 'hours'>;

/** The limits of a public form. */
export interface FormLimits {
  /** What is counted, such as 'enquiries'. */
  readonly of: string;
  readonly byAddress: Limit;
  /** For forms without JavaScript, which are then counted separately; default `byAddress`. */
  readonly byAddressWithoutScript?: Limit;
  readonly byEmail: Limit;
}

/** The limits that a form counts against; `email` is '' for none. */
export function formLimits(
  { of, byAddress, byAddressWithoutScript, byEmail }: FormLimits,
  { ip, plainForm }: Sender,
  email: string,
): RateLimit[] {
  const separate = plainForm ? byAddressWithoutScript : undefined;
  const name = separate === undefined ? `${of} by address` : `plain ${of} by address`;
  return [
    ...senderLimits(ip, { name, ...(separate ?? byAddress) }),
    ...(email === '' ? [] : [{ name: `${of} by email`, subject: normaliseEmailForLimits(email), ...byEmail }]),
  ];
}

/** How many times more requests a whole /48 of IPv6 may send than one /64 of it. */
const LOOSE_FACTOR = 4;

/**
 * The limits on one sender. An IPv6 household has a whole /64, so the /64 counts as one sender. Whoever has a /48 has
 * 65,536 of them, so the /48 is counted as well, with four times the maximum. An IPv4 address has one limit.
 */
export function senderLimits(address: string, limit: Omit<RateLimit, 'subject'>): RateLimit[] {
  const tight = { ...limit, subject: address };
  const wide = widerNetwork(address);
  return wide === null
    ? [tight]
    : [tight, { ...limit, name: `${limit.name}, whole network`, subject: wide, most: limit.most * LOOSE_FACTOR }];
}

/** The /48 that contains a /64 from `senderAddress`, such as 2001:db8:1::/48; null for any other address. */
function widerNetwork(address: string): string | null {
  const network = /^((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/.exec(address)?.[1];
  return network === undefined ? null : `${network}::/48`;
}

/** The domain whose mailboxes ignore dots before the @, and its other name, at which each has the same mailbox. */
const GMAIL = 'gmail.com';
const GMAIL_TOO = 'googlemail.com';

/**
 * Gives one spelling for all spellings of the same mailbox: ignores case, anything after a plus, and at Gmail dots and which
 * of its two domains.
 * For counting only: emails are sent to the address as it was entered.
 */
export function normaliseEmailForLimits(email: string): string {
  const normalised = email.normalize('NFKC').trim().toLowerCase();
  const at = normalised.lastIndexOf('@');
  if (at === -1) return normalised;
  const [given, mailbox] = [normalised.slice(at + 1), normalised.slice(0, at)];
  const domain = given === GMAIL_TOO ? GMAIL : given;
  const untagged = mailbox.replace(/(?<=.)\+.*$/s, '');
  return `${domain === GMAIL ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
