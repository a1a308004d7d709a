import { isIP } from 'node:net';
import { URL_NOT_PUBLIC, URL_REDIRECTS, URL_SILENT, fileTooLarge } from '#domain/media/text.ts';
import { isPublicIp } from './public-ip.ts';

/** A response of another site, with an unread body. */
export interface FetchedResponse {
  readonly status: number;
  readonly statusText: string;
  /** Target of a redirect; null for none. */
  readonly location: string | null;
  /** An early end of the loop closes the connection. */
  readonly body: AsyncIterable<Uint8Array>;
  readonly close: () => void;
}

/** Access to other sites. */
export interface Internet {
  /** All IP addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Requests a URL from this IP address and no other. */
  readonly open: (url: URL, ip: string, signal: AbortSignal) => Promise<FetchedResponse>;
}

/** A fetch without a file; editors see the message. */
export class FetchRejected extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchRejected';
  }
}

const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Fetches a file of at most `bytesMax` from a public https URL; throws FetchRejected otherwise. */
export async function fetchPicture(
  internet: Internet,
  url: string,
  { bytesMax, milliseconds }: { bytesMax: number; milliseconds: number },
): Promise<Buffer> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await follow(internet, new URL(url), signal);
    if (response.status === 200) return await readAtMost(response, bytesMax);
    response.close();
    throw new FetchRejected(response.statusText === '' ? String(response.status) : response.statusText);
  } catch (cause) {
    if (cause instanceof FetchRejected) throw cause;
    throw new FetchRejected(URL_SILENT, { cause });
  }
}

async function follow(internet: Internet, first: URL, signal: AbortSignal): Promise<FetchedResponse> {
  let url = first;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const ip = await requirePublic(internet, url);
    const response = await internet.open(url, ip, signal);
    if (!REDIRECTS.includes(response.status) || response.location === null) return response;
    response.close();
    if (!URL.canParse(response.location, url.href)) throw new FetchRejected(URL_NOT_PUBLIC);
    url = new URL(response.location, url.href);
  }
  throw new FetchRejected(URL_REDIRECTS);
}

/** Gives the IP address to connect to, resolved only once, so that the name cannot point elsewhere afterwards. */
async function requirePublic(internet: Internet, url: URL): Promise<string> {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') reject();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const ips = isIP(host) === 0 ? await internet.resolve(host) : [host];
  const [ip] = ips;
  // A private address among public ones is suspicious.
  if (ip === undefined || !ips.every(isPublicIp)) reject();
  return ip;
}

function reject(): never {
  throw new FetchRejected(URL_NOT_PUBLIC);
}

async function readAtMost({ body, close }: FetchedResponse, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > bytesMax) {
      close();
      throw new FetchRejected(fileTooLarge(size, bytesMax));
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
