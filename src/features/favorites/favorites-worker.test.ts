import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const WORKER = readFileSync(join(import.meta.dirname, '../../../public/favorites-worker.js'), 'utf8');
const ORIGIN = 'https://site.example';

interface WorkerEvent {
  readonly data: unknown;
  readonly request: { url: string; method: string; mode: string };
  readonly respondWith: (response: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

type Key = string | { url: string };

/** Runs the worker with a cache in memory, which lists its entries in the order in which they were stored. */
function startWorker(network: () => Promise<Response> = () => Promise.resolve(new Response('of the network'))) {
  const entries = new Map<string, Response>();
  const listeners = new Map<string, (event: Partial<WorkerEvent>) => void>();
  const storage = { isFull: false };
  const urlOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  const cache = {
    match: (key: Key) => Promise.resolve(entries.get(urlOf(key))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    delete: (key: Key) => Promise.resolve(entries.delete(urlOf(key))),
    put: (key: Key, response: Response) => {
      if (storage.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      entries.delete(urlOf(key));
      entries.set(urlOf(key), response);
      return Promise.resolve();
    },
    add: async (key: string): Promise<void> => cache.put(key, await network()),
  };
  runInNewContext(WORKER, {
    self: { addEventListener: listeners.set.bind(listeners) },
    caches: { open: () => Promise.resolve(cache) },
    location: { origin: ORIGIN },
    fetch: network,
    URL,
  });
  /** Requests a path through the worker, which may go on working after its response. */
  async function request(path: string, mode = 'no-cors'): Promise<string> {
    const work: Promise<unknown>[] = [];
    const response = await new Promise<Response>((resolve, reject) => {
      listeners.get('fetch')?.({
        request: { url: `${ORIGIN}${path}`, method: 'GET', mode },
        respondWith: (given) => void given.then(resolve, reject),
        waitUntil: (given) => void work.push(given),
      });
    });
    await Promise.all(work);
    return response.clone().text();
  }
  /** Names the files of the page to the worker. */
  async function name(paths: readonly string[]): Promise<void> {
    const work: Promise<unknown>[] = [];
    const data = paths.map((path) => `${ORIGIN}${path}`);
    listeners.get('message')?.({ data, waitUntil: (given) => void work.push(given) });
    await Promise.all(work);
  }
  const kept = () => [...entries.keys()].map((url) => url.replace(ORIGIN, ''));
  return { request, name, kept, storage };
}

const picture = (n: number) => `/media/${n}/400.webp`;
const script = (n: number) => `/_astro/${n}.js`;

describe('the service worker of the favourites page', () => {
  it.each([
    ['the page', '/favorites', 'navigate'],
    ['a script', script(1), 'no-cors'],
    ['a picture', picture(1), 'no-cors'],
  ])('responds with %s from the network when the storage is full', async (_, path, mode) => {
    const { request, kept, storage } = startWorker();
    storage.isFull = true;
    expect(await request(path, mode)).toBe('of the network');
    expect(kept()).toEqual([]);
  });

  it('responds with the kept page and files when there is no network', async () => {
    let isOnline = true;
    const network = () => (isOnline ? Promise.resolve(new Response('kept')) : Promise.reject(new TypeError('offline')));
    const { request } = startWorker(network);
    await request('/favorites', 'navigate');
    await request(picture(1));
    isOnline = false;
    expect([await request('/favorites', 'navigate'), await request(picture(1))]).toEqual(['kept', 'kept']);
    await expect(request(picture(2))).rejects.toThrow('offline');
  });

  it('drops the oldest files of earlier releases, and no picture or page for them', async () => {
    const { request, kept } = startWorker();
    await request('/favorites', 'navigate');
    for (let n = 0; n < 20; n += 1) await request(picture(n));
    for (let n = 0; n < 650; n += 1) await request(script(n));
    expect(kept().filter((path) => path.startsWith('/media/'))).toHaveLength(20);
    expect(kept()).toContain('/favorites');
    const scripts = kept().filter((path) => path.startsWith('/_astro/'));
    expect([scripts.length, scripts[0], scripts.at(-1)]).toEqual([400, script(250), script(649)]);
  });

  it('keeps what the page names, also what has not changed for many releases', async () => {
    const { request, name, kept } = startWorker();
    const scripts = Array.from({ length: 30 }, (_, n) => script(n));
    for (let release = 0; release < 45; release += 1) {
      const files = [...scripts, ...Array.from({ length: 10 }, (_, n) => `/data/cards/${release}-${n}.json`)];
      for (const path of files) await request(path);
      await name(files);
      // Loads as the visitor scrolls to it.
      await request(picture(release));
      expect(kept()).toEqual(expect.arrayContaining(files));
    }
    expect(kept().filter((path) => !path.startsWith('/media/'))).toHaveLength(400);
  });

  it('drops the oldest pictures beyond 400, and no other file for them', async () => {
    const { request, kept } = startWorker();
    await request(script(1));
    for (let n = 0; n < 410; n += 1) await request(picture(n));
    expect(kept().slice(0, 2)).toEqual([script(1), picture(10)]);
    expect(kept()).toHaveLength(401);
  });
});
