import { Readable } from 'node:stream';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servePicture } from './serve-picture.ts';
import { findInBucket, type ReadableBucket } from '../stored-objects.ts';

const PATH = '/media/0123456789abcdef0123456789abcdef/480.webp';
const OBJECT = PATH.slice(1);

/** A bucket in memory; `open` gives the bytes of its one object. */
function bucketWith(open: () => Readable): ReadableBucket {
  return {
    file: (name) => ({
      getMetadata: async () => {
        if (name !== OBJECT) throw Object.assign(new Error('No such object'), { code: 404 });
        return [{ size: '3', md5Hash: 'aGFzaA==' }];
      },
      createReadStream: open,
    }),
  };
}

const serve = servePicture(findInBucket(() => bucketWith(() => Readable.from([Buffer.from('abc')]))));

function request(path: string, init: RequestInit = {}): Request {
  return new Request(`http://site.example${path}`, init);
}

afterEach(() => vi.restoreAllMocks());

describe('a stored picture', () => {
  it('is sent with its type, its size and a cache time of a year', async () => {
    const response = await serve(request(PATH));
    expect(await response.text()).toBe('abc');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, s-maxage=31536000, immutable',
      'content-length': '3',
      'content-type': 'image/webp',
      etag: '"aGFzaA=="',
    });
  });

  it('is not sent again to a client that has it', async () => {
    const response = await serve(request(PATH, { headers: { 'If-None-Match': '"aGFzaA=="' } }));
    expect([response.status, response.body, response.headers.get('ETag')]).toEqual([304, null, '"aGFzaA=="']);
  });

  it('responds to HEAD without opening the object', async () => {
    const open = vi.fn(() => Readable.from([]));
    const response = await servePicture(findInBucket(() => bucketWith(open)))(request(PATH, { method: 'HEAD' }));
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, '3']);
    expect(open).not.toHaveBeenCalled();
  });

  it('rejects other methods', async () => {
    await expect(serve(request(PATH, { method: 'POST' }))).rejects.toMatchObject({
      code: 'method_not_allowed',
      headers: { Allow: 'GET, HEAD' },
    });
  });
});

describe('a missing picture', () => {
  it.each([PATH.replace('480', '960'), '/media/nonsense'])(
    'gives not_found for %s, cached only for a short time',
    async (path) => {
      await expect(serve(request(path))).rejects.toMatchObject({
        code: 'not_found',
        headers: { 'Cache-Control': 'public, max-age=10, s-maxage=10' },
      });
    },
  );
});

describe('a failure of Storage', () => {
  it('before the first byte is rethrown', async () => {
    const failing = {
      file: () => ({ getMetadata: () => Promise.reject(new Error('reset')), createReadStream: vi.fn() }),
    };
    await expect(servePicture(findInBucket(() => failing))(request(PATH))).rejects.toThrow('reset');
  });

  it('while sending is logged and ends the response', async () => {
    const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
    const breaking = () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('a');
          throw new Error('reset');
        })(),
      );
    const response = await servePicture(findInBucket(() => bucketWith(breaking)))(request(PATH));
    await expect(response.text()).rejects.toThrow();
    expect(log.mock.calls[0]?.[0]).toBe(`Reading ${OBJECT} failed while it was sent`);
  });
});
