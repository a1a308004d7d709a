import { once } from 'node:events';
import { isIP } from 'node:net';
import { URL_NOT_PUBLIC, URL_REDIRECTS, URL_SILENT, fileTooLarge } from '#domain/media/text.ts';
import { isPublicIp } from './public-ip.ts';

/** A response of another site, with an unread body. */
export interface FetchedResponse {
  readonly status: number;
  readonly statusText: string;
  /** Target of a redirect; null for none. */
  readonly location: string | null;
  /** Version of the file; null when the site names none. */
  readonly etag: string | null;
  /** An early end of the loop closes the connection. */
  readonly body: AsyncIterable<Uint8Array>;
  readonly close: () => void;
}

/** Access to other sites. */
export interface Internet {
  /** All IP addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Requests a URL from this IP address and no other. */
  readonly open: (
    url: URL,
    ip: string,
    options: { headers: Readonly<Record<string, string>>; signal: AbortSignal },
  ) => Promise<FetchedResponse>;
}

/** What is asked for, and how much and how long at most. */
export interface FileRequest {
  /** Media types, as the header Accept has them. */
  readonly accept: string;
  readonly bytesMax: number;
  readonly milliseconds: number;
}

/** A file of another site. */
export interface FetchedFile {
  readonly bytes: Buffer;
  /** Null when the site names none. */
  readonly etag: string | null;
}

/** A fetch without a file; staff see the message. */
export class FetchRejected extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchRejected';
  }
}

/** Large sites, such as those for lettings, reject requests that do not say which program sends them. */
const USER_AGENT = 'PropertyMarketplace/1.0';

const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches a file from a public https URL, never from a private network, also after redirects. With the version that is known,
 * null when the file is still that one. Throws FetchRejected otherwise.
 */
export function fetchPublicFile(internet: Internet, url: string, request: FileRequest): Promise<FetchedFile>;
export function fetchPublicFile(
  internet: Internet,
  url: string,
  request: FileRequest,
  known: string | null,
): Promise<FetchedFile | null>;
export async function fetchPublicFile(
  internet: Internet,
  url: string,
  { accept, bytesMax, milliseconds }: FileRequest,
  known: string | null = null,
): Promise<FetchedFile | null> {
  const signal = AbortSignal.timeout(milliseconds);
  const headers = {
    Accept: accept,
    'User-Agent': USER_AGENT,
    ...(known === null ? {} : { 'If-None-Match': known }),
  };
  try {
    const response = await follow(internet, new URL(url), { headers, signal });
    if (response.status === 200) return { bytes: await readAtMost(response, bytesMax), etag: response.etag };
    response.close();
    if (response.status === 304 && known !== null) return null;
    throw new FetchRejected(response.statusText === '' ? String(response.status) : response.statusText);
  } catch (cause) {
    if (cause instanceof FetchRejected) throw cause;
    throw new FetchRejected(URL_SILENT, { cause });
  }
}

async function follow(
  internet: Internet,
  first: URL,
  options: Parameters<Internet['open']>[2],
): Promise<FetchedResponse> {
  let url = first;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const ip = await requirePublic(internet, url, options.signal);
    const response = await internet.open(url, ip, options);
    if (!REDIRECTS.includes(response.status) || response.location === null) return response;
    response.close();
    if (!URL.canParse(response.location, url.href)) throw new FetchRejected(URL_NOT_PUBLIC);
    url = new URL(response.location, url.href);
  }
  throw new FetchRejected(URL_REDIRECTS);
}

/** Gives the IP address to connect to, resolved only once, so that the name cannot point elsewhere afterwards. */
async function requirePublic(internet: Internet, url: URL, signal: AbortSignal): Promise<string> {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') reject();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The name server is the other site's too, and may keep us waiting.
  const ips = isIP(host) === 0 ? await Promise.race([internet.resolve(host), rejectOnAbort(signal)]) : [host];
  const [ip] = ips;
  // A private address among public ones is suspicious.
  if (ip === undefined || !ips.every(isPublicIp)) reject();
  return ip;
}

async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  await once(signal, 'abort');
  throw signal.reason;
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
