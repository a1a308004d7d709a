import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { senderAddress } from './sender-address.ts';

const hostingProxies = new BlockList();
hostingProxies.addSubnet('203.0.113.0', 24, 'ipv4');
hostingProxies.addSubnet('2001:db8:ffff::', 48, 'ipv6');
const front = { addsAddress: true, hostingProxies };
const addressOf = (headers: Record<string, string>, behind = front) =>
  senderAddress(new Request('http://site.example', { headers }), behind);
const forwarded = (chain: string) => addressOf({ 'X-Forwarded-For': chain });

describe('the address of a sender', () => {
  it("is the last one of the chain, which Google's front end adds", () => {
    expect(forwarded('192.0.2.1')).toBe('192.0.2.1');
    expect(forwarded('198.51.100.7, 192.0.2.1')).toBe('192.0.2.1');
    expect(forwarded('198.51.100.7,, 203.0.113.9 ,192.0.2.1')).toBe('192.0.2.1');
  });

  it.each([
    ['Fastly-Client-IP', '198.51.100.7'],
    ['Forwarded', 'for=198.51.100.7;proto=https'],
    ['X-Real-IP', '198.51.100.7'],
    ['True-Client-IP', '198.51.100.7'],
    ['X-Appengine-User-IP', '198.51.100.7'],
    ['X-Forwarded-Host', '198.51.100.7'],
  ])('does not change with %s, which anybody can send', (name, value) => {
    expect(addressOf({ [name]: value, 'X-Forwarded-For': '192.0.2.1' })).toBe('192.0.2.1');
    expect(addressOf({ [name]: value })).toBe(addressOf({}));
  });

  it("is the one that Hosting added when the last one is a proxy of Hosting's", () => {
    expect(forwarded('192.0.2.1, 203.0.113.9')).toBe('192.0.2.1');
    expect(forwarded('198.51.100.7, 192.0.2.1, 203.0.113.9')).toBe('192.0.2.1');
    expect(forwarded('192.0.2.1, 2001:db8:ffff::9')).toBe('192.0.2.1');
  });

  it('is the proxy itself when it adds no address', () => {
    expect(forwarded('203.0.113.9')).toBe('203.0.113.9');
    expect(forwarded('somebody, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('does not change for a caller who pretends to be behind a proxy of Hosting', () => {
    expect(forwarded('198.51.100.7, 203.0.113.9, 192.0.2.1')).toBe('192.0.2.1');
  });

  it.each(['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9', '2001:db8:1:2:ffff::', '2001:0db8:0001:0002::192.0.2.1'])(
    'counts %s with its whole network',
    (address) => {
      expect(forwarded(address)).toBe('2001:db8:1:2::/64');
    },
  );

  it.each(['::ffff:192.0.2.1', '::ffff:c000:201'])('counts %s as an IPv4 address', (address) => {
    expect(forwarded(address)).toBe('192.0.2.1');
  });

  it('is the same for all senders when it is invalid', () => {
    expect(new Set(['', 'somebody', '192.0.2.1, somebody', '192.0.2.300', '::1::'].map(forwarded)).size).toBe(1);
  });

  it('is the same for all senders without a front end, whatever the headers say', () => {
    const noFront = { addsAddress: false, hostingProxies };
    expect(addressOf({ 'X-Forwarded-For': '192.0.2.1' }, noFront)).toBe(addressOf({}, noFront));
  });
});
