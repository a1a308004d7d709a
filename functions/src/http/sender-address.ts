import type { BlockList } from 'node:net';
import { isIP, isIPv6 } from 'node:net';
import { senderFront, type SenderFront } from '#platform/configuration.ts';

/** For all callers whose address no trusted front end has added: they count as one sender. */
const NO_ADDRESS = 'unknown';

/**
 * The network address of the sender for rate limits: an IPv4 address, or the /64 of an IPv6 address. Google's front end
 * adds the address of its caller as the last entry of X-Forwarded-For, even for requests to the function's own URL. The
 * caller can forge earlier entries and every other header. If the last entry is a proxy of Hosting, the entry before it is
 * used, which Hosting has added (docs/decisions/0110).
 */
export function senderAddress(request: Request, front: SenderFront = senderFront()): string {
  if (!front.addsAddress) return NO_ADDRESS;
  const entries = (request.headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  const last = entries.at(-1) ?? '';
  const beforeLast = entries.at(-2) ?? '';
  return networkOf(isIP(beforeLast) !== 0 && isHostingProxy(last, front.hostingProxies) ? beforeLast : last);
}

function isHostingProxy(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** A household has a whole /64 of IPv6, so counting single addresses would limit nothing. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return isIP(address) === 0 ? NO_ADDRESS : address;
  const groups = expandGroups(address);
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in the canonical spelling. */
function expandGroups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after];
}

/** The IPv4 address inside ::ffff:0:0/96, which is one sender in two spellings; null for other addresses. */
function mappedIpv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
