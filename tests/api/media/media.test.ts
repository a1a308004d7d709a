import { createHash, randomBytes } from 'node:crypto';
import { picturePath, pictureObject } from '#domain/media/picture-path.ts';
import { deleteApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { callSite, readProblem, statusOfRawPath } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const bucket = getStorage(admin).bucket();

// More than one chunk of a stream, and bytes that no text encoding survives.
const bytes = randomBytes(400_000);
const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
const path = picturePath(id, 480, 'avif');
const picture = bucket.file(pictureObject(id, 480, 'avif'));
const secret = bucket.file('incoming/secret.txt');

beforeAll(async () => {
  // The URL decides the type, whatever type was stored.
  await picture.save(bytes, { resumable: false, contentType: 'text/html' });
  await secret.save('secret', { resumable: false });
});
afterAll(async () => {
  await Promise.all([picture.delete(), secret.delete()]);
  await deleteApp(admin);
});

describe('a published picture', () => {
  it('is served byte for byte from the site itself', async () => {
    const response = await callSite(path);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is cached for a year and can only be used as a picture of this site', async () => {
    const { headers } = await callSite(path);
    expect(headers.get('Content-Type')).toBe('image/avif');
    expect(headers.get('Content-Length')).toBe('400000');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, s-maxage=31536000, immutable');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('responds to HEAD with the same headers and no body', async () => {
    const response = await callSite(path, { method: 'HEAD' });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/avif']);
    expect(await response.text()).toBe('');
  });

  it('is not sent again when the client has it', async () => {
    const tag = (await callSite(path)).headers.get('ETag') ?? '';
    const response = await callSite(path, { headers: { 'If-None-Match': `"other", W/${tag}` } });
    expect([response.status, response.headers.get('ETag')]).toEqual([304, tag]);
    expect(await response.text()).toBe('');
  });

  it('is sent when the client has another version', async () => {
    const response = await callSite(path, { headers: { 'If-None-Match': '"other"' } });
    expect(response.status).toBe(200);
  });

  it('cannot be written', async () => {
    const response = await callSite(path, { method: 'PUT', body: 'x' });
    expect((await readProblem(response)).code).toBe('method_not_allowed');
  });
});

describe('a picture that is not there', () => {
  it.each([
    picturePath(id, 800, 'avif'),
    picturePath(id, 480, 'webp'),
    `${path}?v=2`.replace('480', '481'),
    `/media/${id}/480.jpg`,
    `/media/${id}/0480.avif`,
    `/media/${id}`,
    `/media/${id}/480.avif/`,
    '/media/incoming/secret.txt',
  ])('%s gets 404 that is cached for seconds only', async (path) => {
    const response = await callSite(path);
    expect(await readProblem(response)).toMatchObject({ status: 404, code: 'not_found' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=10, s-maxage=10');
  });
});

describe('an attempt to leave the folder', () => {
  it.each([
    '/media/../incoming/secret.txt',
    '/media/%2e%2e/incoming/secret.txt',
    '/media/..%2fincoming%2fsecret.txt',
    '/media/%252e%252e/incoming/secret.txt',
    `/media/${id}/../../incoming/secret.txt`,
    `/media/${id}/..%2f..%2fincoming/secret.txt`,
    `/media/${id}/480.avif%00.txt`,
    '/media/..\\incoming\\secret.txt',
    '//media/../incoming/secret.txt',
  ])('%s finds nothing', async (path) => {
    expect(await statusOfRawPath(path)).toBe(404);
  });
});
