import { describe, expect, it } from 'vitest';
import { senderAddress } from './sender-address.ts';

const addressOf = (headers: Record<string, string>) => senderAddress(new Request('http://site.example', { headers }));

describe('the address of a sender', () => {
  it('is what the CDN says, before what stands in the chain of proxies', () => {
    expect(addressOf({ 'Fastly-Client-IP': '192.0.2.1', 'X-Forwarded-For': '198.51.100.7' })).toBe('192.0.2.1');
  });

  it('is the first in the chain of proxies', () => {
    expect(addressOf({ 'X-Forwarded-For': ' 192.0.2.1, 10.0.0.1' })).toBe('192.0.2.1');
  });

  it.each(['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9', '2001:db8:1:2:ffff::'])(
    '%s counts with its whole network',
    (address) => {
      expect(addressOf({ 'X-Forwarded-For': address })).toBe('2001:db8:1:2::/64');
    },
  );

  it('of the emulators, which name none, is one for all', () => {
    expect(addressOf({})).toBe(addressOf({ 'X-Forwarded-For': '' }));
  });
});
