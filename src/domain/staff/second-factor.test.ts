import { describe, expect, it } from 'vitest';
import { secondFactorCodeSchema } from './second-factor.ts';

describe('a code of an authenticator app', () => {
  it.each(['123456', '123 456', ' 012345\n', '000\u00a0000'])('%j is read as six digits', (typed) => {
    expect(secondFactorCodeSchema.parse(typed)).toMatch(/^\d{6}$/);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', '-12345'])('%j is not a code', (typed) => {
    expect(secondFactorCodeSchema.safeParse(typed).error?.issues[0]?.message).toBe('The code has 6 digits.');
  });
});
