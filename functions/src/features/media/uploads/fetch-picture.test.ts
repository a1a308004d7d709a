import { ADDRESS_NOT_PUBLIC, ADDRESS_REDIRECTS, ADDRESS_SILENT } from '#domain/media/text.ts';
import { describe, expect, it } from 'vitest';
import { fetchPicture, type FetchedResponse, type Outside } from './fetch-picture.ts';

const LIMITS = { bytesMax: 10, milliseconds: 5000 };
const HOSTS: Record<string, string[]> = {
  'pictures.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'nowhere.example': [],
};

const answer = (changes: Partial<FetchedResponse>): FetchedResponse => ({
  status: 200,
  statusText: 'OK',
  location: null,
  body: chunks('12345'),
  close: () => undefined,
  ...changes,
});

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** An internet of the hosts above that gives these answers in turn, and remembers what it was asked. */
function internet(...answers: FetchedResponse[]) {
  const asked: string[] = [];
  const outside: Outside = {
    resolve: async (host) => HOSTS[host] ?? Promise.reject(new Error('ENOTFOUND')),
    open: async (url, ip) => {
      asked.push(`${url.href} at ${ip}`);
      return answers.shift() ?? answer({});
    },
  };
  return { asked, outside };
}

const redirect = (location: string) => answer({ status: 302, statusText: 'Found', location });

describe('a picture at an address', () => {
  it('is fetched from the IP address that was checked', async () => {
    const { asked, outside } = internet();
    const bytes = await fetchPicture(outside, 'https://pictures.example/a.jpg?b=c', LIMITS);
    expect(bytes.toString()).toBe('12345');
    expect(asked).toEqual(['https://pictures.example/a.jpg?b=c at 93.184.216.34']);
  });

  it('is fetched where a redirect leads', async () => {
    const { asked, outside } = internet(redirect('/b.jpg'));
    await fetchPicture(outside, 'https://pictures.example/a.jpg', LIMITS);
    expect(asked[1]).toBe('https://pictures.example/b.jpg at 93.184.216.34');
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
    const { asked, outside } = internet();
    await expect(fetchPicture(outside, address, LIMITS)).rejects.toThrow(ADDRESS_NOT_PUBLIC);
    expect(asked).toEqual([]);
  });

  it.each([
    'http://pictures.example/',
    'https://127.0.0.1/',
    'https://inside.example/',
    'file:///etc/passwd',
    '//[::1]/',
  ])('is not fetched from %s when a redirect leads there', async (location) => {
    const { asked, outside } = internet(redirect(location));
    await expect(fetchPicture(outside, 'https://pictures.example/', LIMITS)).rejects.toThrow(ADDRESS_NOT_PUBLIC);
    expect(asked).toHaveLength(1);
  });

  it('is given up after three redirects', async () => {
    const { asked, outside } = internet(...[1, 2, 3, 4, 5].map((n) => redirect(`/${n}`)));
    await expect(fetchPicture(outside, 'https://pictures.example/', LIMITS)).rejects.toThrow(ADDRESS_REDIRECTS);
    expect(asked).toHaveLength(4);
  });

  it('is given up as soon as it is larger than allowed', async () => {
    let closed = false;
    const large = answer({ body: chunks('123456', '123456', 'never read'), close: () => (closed = true) });
    const fetching = fetchPicture(internet(large).outside, 'https://pictures.example/', LIMITS);
    await expect(fetching).rejects.toThrow('File too large');
    expect(closed).toBe(true);
  });

  it('is refused with the words of its own site', async () => {
    const missing = answer({ status: 404, statusText: 'Not Found' });
    await expect(fetchPicture(internet(missing).outside, 'https://pictures.example/', LIMITS)).rejects.toThrow(
      /^Not Found$/,
    );
  });

  it('is given up when its host does not answer in time', async () => {
    const silent: Outside = {
      resolve: async () => ['93.184.216.34'],
      open: (_url, _ip, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    };
    const fetching = fetchPicture(silent, 'https://pictures.example/', { bytesMax: 10, milliseconds: 5 });
    await expect(fetching).rejects.toThrow(ADDRESS_SILENT);
  });
});
