import { describe, expect, it } from 'vitest';
import { enquiryLimits } from './enquiry-limits.ts';

const sender = (ip: string, plainForm = false) => ({ ip, plainForm });
const subjects = (address: string, email: string) =>
  enquiryLimits(sender(address), email).map(({ subject }) => subject);

describe('the limits of an enquiry', () => {
  it('count the /64 of an IPv6 sender, its /48 and the mailbox', () => {
    expect(subjects('2001:db8:1:2::/64', 'Person+villa@Example.com')).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1::/48',
      'person@example.com',
    ]);
  });

  it('count the sender alone when there is no email address', () => {
    expect(subjects('192.0.2.1', '')).toEqual(['192.0.2.1']);
  });

  it('are tighter for a form without JavaScript, and counted separately', () => {
    const [scripted, plain] = [false, true].map((plainForm) => enquiryLimits(sender('192.0.2.1', plainForm), '')[0]);
    expect(scripted?.most).toBe(30);
    expect(plain?.most).toBe(10);
    expect(plain?.name).not.toBe(scripted?.name);
  });
});
