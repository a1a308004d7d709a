/** Stands for every caller without an address, which only happens on the emulators. */
const NO_ADDRESS = 'local';

/**
 * The network address a request came from. Hosting's CDN names the visitor in a header of its own; behind any other proxy
 * the visitor stands first. A program that calls the function's own address can forge either, so nothing but a count may
 * depend on it (docs/decisions/0036).
 */
export function senderAddress(request: Request): string {
  const visitor = request.headers.get('fastly-client-ip') ?? request.headers.get('x-forwarded-for')?.split(',')[0];
  const address = visitor?.trim().toLowerCase() ?? '';
  return address === '' ? NO_ADDRESS : countedAs(address);
}

/** A household has a whole /64 of IPv6: counting single addresses there would count nothing. */
function countedAs(address: string): string {
  return address.includes(':') && !address.includes('.')
    ? `${expandGroups(address).slice(0, 4).join(':')}::/64`
    : address;
}

function expandGroups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after];
}
