import { describe, expect, it, vi } from 'vitest';
import { logger } from 'firebase-functions';
import { verifyByAppCheck } from './verify-app.ts';

const request = (token?: string) =>
  new Request('http://site.example', { headers: token === undefined ? {} : { 'X-Firebase-AppCheck': token } });

const verifyToken = async (token: string) => {
  if (token !== 'good') throw new Error('no token of ours');
  return { appId: 'site', token: JSON.parse('{}') };
};
const verify = (configured: boolean) =>
  verifyByAppCheck(
    () => configured,
    () => ({ verifyToken }),
  );
const rejected = expect.objectContaining({ code: 'unverified_app' });

describe('App Check', () => {
  it('admits everybody when it is not configured', async () => {
    await expect(verify(false)(request())).resolves.toBeUndefined();
  });

  it('admits a page of this site', async () => {
    await expect(verify(true)(request('good'))).resolves.toBeUndefined();
  });

  it('rejects a request without a token or with an invalid one', async () => {
    vi.spyOn(logger, 'info').mockReturnValue(undefined);
    await expect(verify(true)(request())).rejects.toEqual(rejected);
    await expect(verify(true)(request('bad'))).rejects.toEqual(rejected);
  });
});
