import { describe, expect, it } from 'vitest';
import { normaliseEmailForLimits, senderLimits } from './sender-limits.ts';

const LIMIT = { name: 'enquiries by sender', most: 30, hours: 1 };

describe('the limits on one sender', () => {
  it('count an IPv4 address once', () => {
    expect(senderLimits('192.0.2.1', LIMIT)).toEqual([{ ...LIMIT, subject: '192.0.2.1' }]);
  });

  it('count an IPv6 sender by its /64 with a tight limit and by its /48 with a loose one', () => {
    const [tight, loose] = senderLimits('2001:db8:1:2::/64', LIMIT);
    expect(tight).toEqual({ ...LIMIT, subject: '2001:db8:1:2::/64' });
    expect(loose).toMatchObject({ subject: '2001:db8:1::/48', most: 120, hours: 1 });
    expect(loose?.name).not.toBe(LIMIT.name);
  });

  it('count two /64 of one /48 separately with the tight limit and together with the loose one', () => {
    const [one, other] = ['2001:db8:1:2::/64', '2001:db8:1:ffff::/64'].map((address) => senderLimits(address, LIMIT));
    expect(one?.[0]?.subject).not.toBe(other?.[0]?.subject);
    expect(one?.[1]).toEqual(other?.[1]);
  });
});

describe('an email address in the counts', () => {
  it.each([
    ['Person@Example.COM', 'person@example.com'],
    ['person+villa@example.com', 'person@example.com'],
    ['person+a+b@example.com', 'person@example.com'],
    ['P.Er.Son+a@Gmail.com', 'person@gmail.com'],
    ['per.son@example.com', 'per.son@example.com'],
    ['+351@example.com', '+351@example.com'],
    ['no address', 'no address'],
  ])('%s counts as %s', (given, counted) => {
    expect(normaliseEmailForLimits(given)).toBe(counted);
  });
});
