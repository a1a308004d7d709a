import { isIP } from 'node:net';
import { ADDRESS_NOT_PUBLIC, ADDRESS_REDIRECTS, ADDRESS_SILENT, fileTooLarge } from '#domain/media/text.ts';
import { isPublicAddress } from './public-url.ts';

/** An answer of another site, its body not read yet. */
export interface FetchedResponse {
  /** HTTP status. */
  readonly status: number;
  /** Its words. */
  readonly statusText: string;
  /** Where a redirect leads; null for none. */
  readonly location: string | null;
  /** The body; leaving the loop early ends the connection. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection. */
  readonly close: () => void;
}

/** How other sites are reached. */
export interface Outside {
  /** Every IP address of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Asks for an address, connecting to this IP address and to no other. */
  readonly open: (url: URL, ip: string, signal: AbortSignal) => Promise<FetchedResponse>;
}

/** A fetch that brought no file; the message is fit for the editor who asked. */
export class FetchRejected extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchRefused';
  }
}

const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Fetches a file of at most `bytesMax` from a public https address; throws FetchRefused otherwise. */
export async function fetchPicture(
  outside: Outside,
  address: string,
  { bytesMax, milliseconds }: { bytesMax: number; milliseconds: number },
): Promise<Buffer> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const answer = await follow(outside, new URL(address), signal);
    if (answer.status === 200) return await readAtMost(answer, bytesMax);
    answer.close();
    throw new FetchRejected(answer.statusText === '' ? String(answer.status) : answer.statusText);
  } catch (cause) {
    if (cause instanceof FetchRejected) throw cause;
    throw new FetchRejected(ADDRESS_SILENT, { cause });
  }
}

async function follow(outside: Outside, first: URL, signal: AbortSignal): Promise<FetchedResponse> {
  let url = first;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const ip = await requirePublic(outside, url);
    const answer = await outside.open(url, ip, signal);
    if (!REDIRECTS.includes(answer.status) || answer.location === null) return answer;
    answer.close();
    if (!URL.canParse(answer.location, url.href)) throw new FetchRejected(ADDRESS_NOT_PUBLIC);
    url = new URL(answer.location, url.href);
  }
  throw new FetchRejected(ADDRESS_REDIRECTS);
}

/** The IP address to connect to: looked up once, so that a name cannot mean another host when the connection is made. */
async function requirePublic(outside: Outside, url: URL): Promise<string> {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') reject();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const ips = isIP(host) === 0 ? await outside.resolve(host) : [host];
  const [ip] = ips;
  // One private address among public ones is no accident.
  if (ip === undefined || !ips.every(isPublicAddress)) reject();
  return ip;
}

function reject(): never {
  throw new FetchRejected(ADDRESS_NOT_PUBLIC);
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
