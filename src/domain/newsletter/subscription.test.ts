import { describe, expect, it } from 'vitest';
import { newsletterSchema } from './subscription.ts';

function firstMessage(email: string, consent: boolean): string | undefined {
  return newsletterSchema.safeParse({ email, consent }).error?.issues[0]?.message;
}

describe('newsletter, in order (visitor specification, section 5)', () => {
  it("first 'Please enter your email address'", () => {
    expect(firstMessage('  ', false)).toBe('Please enter your email address');
  });

  it("then 'Please enter a valid email address'", () => {
    expect(firstMessage('rita@', false)).toBe('Please enter a valid email address');
  });

  it("then 'Please accept our privacy policy to continue'", () => {
    expect(firstMessage('rita@example.com', false)).toBe('Please accept our privacy policy to continue');
  });

  it('then nothing', () => {
    expect(newsletterSchema.parse({ email: ' rita@example.com ', consent: true }).email).toBe('rita@example.com');
  });
});
