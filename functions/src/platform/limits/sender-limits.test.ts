import { describe, expect, it } from 'vitest';
import { formLimits, normaliseEmailForLimits, senderLimits } from './sender-limits.ts';

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

describe('the limits of a form', () => {
  const limits = {
    of: 'enquiries',
    byAddress: { most: 30, hours: 1 },
    byAddressWithoutScript: { most: 10, hours: 1 },
    byEmail: { most: 8, hours: 1 },
  };
  const of = (ip: string, email: string, plainForm = false) => formLimits(limits, { ip, plainForm }, email);

  it('count the /64 of an IPv6 sender, its /48 and the mailbox', () => {
    expect(of('2001:db8:1:2::/64', 'Person+villa@Example.com').map(({ subject }) => subject)).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1::/48',
      'person@example.com',
    ]);
  });

  it('count the sender alone when there is no email address', () => {
    expect(of('192.0.2.1', '').map(({ subject }) => subject)).toEqual(['192.0.2.1']);
  });

  it('may be tighter for a form without JavaScript, and are then counted separately', () => {
    const [scripted, plain] = [false, true].map((plainForm) => of('192.0.2.1', '', plainForm)[0]);
    expect([scripted?.most, plain?.most]).toEqual([30, 10]);
    expect(plain?.name).not.toBe(scripted?.name);
  });

  it('are those of every form unless it has tighter ones without JavaScript', () => {
    const same = { of: 'sign-ups', byAddress: limits.byAddress, byEmail: limits.byEmail };
    const [scripted, plain] = [false, true].map((plainForm) => formLimits(same, { ip: '192.0.2.1', plainForm }, ''));
    expect(plain).toEqual(scripted);
  });
});

describe('an email address in the counts', () => {
  it.each([
    ['Person@Example.COM', 'person@example.com'],
    ['person+villa@example.com', 'person@example.com'],
    ['person+a+b@example.com', 'person@example.com'],
    ['P.Er.Son+a@Gmail.com', 'person@gmail.com'],
    ['per.son@googlemail.com', 'person@gmail.com'],
    ['per.son@example.com', 'per.son@example.com'],
    ['+351@example.com', '+351@example.com'],
    ['no address', 'no address'],
  ])('%s counts as %s', (given, counted) => {
    expect(normaliseEmailForLimits(given)).toBe(counted);
  });
});
