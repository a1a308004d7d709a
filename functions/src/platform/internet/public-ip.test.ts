import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicIp } from './public-ip.ts';

describe('a public IP address', () => {
  it.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s may be fetched from',
    (address) => {
      expect(isPublicIp(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    'ff02::1',
    'localhost',
    '',
    '1.1.1',
    '0x7f000001',
    '2130706433',
  ])('%j may not', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });

  it('is never within a private network', () => {
    const last = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
    fc.assert(
      fc.property(fc.constantFrom(10, 127, 0, 224, 239, 240, 255), last, (first, rest) => {
        expect(isPublicIp([first, ...rest].join('.'))).toBe(false);
      }),
    );
  });

  it('is never an IPv4 address in IPv6 form', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicIp(`::ffff:${address}`)).toBe(false);
      }),
    );
  });
});
