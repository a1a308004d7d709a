import { URL_NOT_PUBLIC, URL_REDIRECTS, URL_SILENT } from '#domain/media/text.ts';
import { describe, expect, it } from 'vitest';
import { fetchPublicFile, type FetchedResponse, type Internet } from './fetch-public-file.ts';

const LIMITS = { accept: 'image/jpeg', bytesMax: 10, milliseconds: 5000 };
const HOSTS: Record<string, string[]> = {
  'pictures.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'nowhere.example': [],
};

const respond = (changes: Partial<FetchedResponse>): FetchedResponse => ({
  status: 200,
  statusText: 'OK',
  location: null,
  etag: null,
  body: chunks('12345'),
  close: () => undefined,
  ...changes,
});

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** An internet with the hosts above that gives these responses in turn and records the requests. */
function fakeInternet(...responses: FetchedResponse[]) {
  const requested: string[] = [];
  const internet: Internet = {
    resolve: async (host) => HOSTS[host] ?? Promise.reject(new Error('ENOTFOUND')),
    open: async (url, ip) => {
      requested.push(`${url.href} at ${ip}`);
      return responses.shift() ?? respond({});
    },
  };
  return { requested, internet };
}

const redirect = (location: string) => respond({ status: 302, statusText: 'Found', location });

describe('a file at a URL', () => {
  it('is fetched from the IP address that was checked', async () => {
    const { requested, internet } = fakeInternet();
    const file = await fetchPublicFile(internet, 'https://pictures.example/a.jpg?b=c', LIMITS);
    expect(file.bytes.toString()).toBe('12345');
    expect(requested).toEqual(['https://pictures.example/a.jpg?b=c at 93.184.216.34']);
  });

  it('is asked for with the name of a program, without which some sites answer that it is forbidden', async () => {
    const internet: Internet = {
      resolve: async () => ['93.184.216.34'],
      open: async (_url, _ip, { headers }) =>
        respond(headers['User-Agent'] ? {} : { status: 403, statusText: 'Forbidden' }),
    };
    expect((await fetchPublicFile(internet, 'https://pictures.example/a.jpg', LIMITS)).bytes.toString()).toBe('12345');
  });

  it('is not fetched again while its site says that it is the known version', async () => {
    const sent: unknown[] = [];
    const internet: Internet = {
      resolve: async () => ['93.184.216.34'],
      open: async (_url, _ip, { headers }) => {
        sent.push(headers['If-None-Match']);
        return headers['If-None-Match'] === '"2"' ? respond({ status: 304 }) : respond({ etag: '"2"' });
      },
    };
    const fetchVersion = (etag: string | null) =>
      fetchPublicFile(internet, 'https://pictures.example/a.jpg', LIMITS, etag);
    expect((await fetchVersion(null))?.etag).toBe('"2"');
    expect((await fetchVersion('"1"'))?.etag).toBe('"2"');
    expect(await fetchVersion('"2"')).toBeNull();
    expect(sent).toEqual([undefined, '"1"', '"2"']);
  });

  it('is fetched from the target of a redirect', async () => {
    const { requested, internet } = fakeInternet(redirect('/b.jpg'));
    await fetchPublicFile(internet, 'https://pictures.example/a.jpg', LIMITS);
    expect(requested[1]).toBe('https://pictures.example/b.jpg at 93.184.216.34');
  });

  it.each([
    'http://pictures.example/a.jpg',
    'https://pictures.example:8443/a.jpg',
    'https://user:secret@pictures.example/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://inside.example/a.jpg',
    'https://both.example/a.jpg',
    'https://nowhere.example/a.jpg',
  ])('is not fetched from %s', async (address) => {
    const { requested, internet } = fakeInternet();
    await expect(fetchPublicFile(internet, address, LIMITS)).rejects.toThrow(URL_NOT_PUBLIC);
    expect(requested).toEqual([]);
  });

  it.each([
    'http://pictures.example/',
    'https://127.0.0.1/',
    'https://inside.example/',
    'file:///etc/passwd',
    '//[::1]/',
  ])('is not fetched from the redirect target %s', async (location) => {
    const { requested, internet } = fakeInternet(redirect(location));
    await expect(fetchPublicFile(internet, 'https://pictures.example/', LIMITS)).rejects.toThrow(URL_NOT_PUBLIC);
    expect(requested).toHaveLength(1);
  });

  it('is rejected after three redirects', async () => {
    const { requested, internet } = fakeInternet(...[1, 2, 3, 4, 5].map((n) => redirect(`/${n}`)));
    await expect(fetchPublicFile(internet, 'https://pictures.example/', LIMITS)).rejects.toThrow(URL_REDIRECTS);
    expect(requested).toHaveLength(4);
  });

  it('is rejected as soon as it is larger than allowed', async () => {
    let closed = false;
    const large = respond({ body: chunks('123456', '123456', 'never read'), close: () => (closed = true) });
    const fetching = fetchPublicFile(fakeInternet(large).internet, 'https://pictures.example/', LIMITS);
    await expect(fetching).rejects.toThrow('File too large');
    expect(closed).toBe(true);
  });

  it('is rejected with the status text of its site', async () => {
    const missing = respond({ status: 404, statusText: 'Not Found' });
    await expect(fetchPublicFile(fakeInternet(missing).internet, 'https://pictures.example/', LIMITS)).rejects.toThrow(
      /^Not Found$/,
    );
  });

  it('is rejected when its name is not found in time', async () => {
    const silent: Internet = { ...fakeInternet().internet, resolve: () => new Promise(() => undefined) };
    const fetching = fetchPublicFile(silent, 'https://pictures.example/', { ...LIMITS, milliseconds: 5 });
    await expect(fetching).rejects.toThrow(URL_SILENT);
  });

  it('is rejected when its host does not respond in time', async () => {
    const silent: Internet = {
      resolve: async () => ['93.184.216.34'],
      open: (_url, _ip, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    };
    const fetching = fetchPublicFile(silent, 'https://pictures.example/', { ...LIMITS, milliseconds: 5 });
    await expect(fetching).rejects.toThrow(URL_SILENT);
  });
});
