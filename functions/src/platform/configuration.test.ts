import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { hookSettings, readSenderFront } from './configuration.ts';

describe('the front end that adds the address of a caller', () => {
  const { addsAddress, hostingProxies } = readSenderFront(parseEnv(readFileSync('functions/.env', 'utf8')));
  const isProxy = (address: string) => hostingProxies.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

  it("is Google's, and Hosting calls from networks of Google", () => {
    expect(addsAddress).toBe(true);
    expect(['64.233.172.71', '66.249.93.1', '2a00:1450:4010::1'].map(isProxy)).toEqual([true, true, true]);
  });

  it.each(['34.96.0.1', '35.190.247.9', '104.198.56.253', '130.211.0.9', '2600:1900::1', '10.0.0.1', '127.0.0.1'])(
    'does not take %s, which anybody can rent or fake, for a proxy',
    (address) => {
      expect(isProxy(address)).toBe(false);
    },
  );

  it('is absent with the emulators', () => {
    expect(readSenderFront({ SENDER_FRONT: 'none' }).addsAddress).toBe(false);
  });

  it('rejects an invalid network', () => {
    expect(() => readSenderFront({ HOSTING_PROXIES: 'somewhere' })).toThrow();
  });
});

describe('the secrets of the build hook', () => {
  it.each(['', '\n', '\r\n'])('are read without their last characters %j, which the other copy may not have', (end) => {
    vi.stubEnv('BUILD_HOOK_ADDRESS', 'https://hook.example/tasks');
    vi.stubEnv('BUILD_HOOK_SECRET', `${'s'.repeat(64)}${end}`);
    vi.stubEnv('BUILD_HOOK_TOKEN', `token${end}`);
    expect(hookSettings()).toMatchObject({ secret: 's'.repeat(64), token: 'token' });
  });
});
