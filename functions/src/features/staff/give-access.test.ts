import { expect, it, vi } from 'vitest';
import { changeAccess, type AccessManager } from './give-access.ts';

/** Auth that only notes the second in which tokens were revoked, by the clock it shares with the function. */
function authThatNotes(revokedIn: number[]): AccessManager {
  return {
    setCustomUserClaims: async () => Promise.resolve(),
    revokeRefreshTokens: async () => Promise.resolve(void revokedIn.push(Math.floor(Date.now() / 1000))),
    updateUser: async () => Promise.resolve(),
  };
}

it('tokens are revoked in a later second than the change, though a timer rings early', async () => {
  const revokedIn: number[] = [];
  const start = performance.now();
  // A wall clock that falls behind the timers, as it does by up to a millisecond on every machine.
  vi.spyOn(Date, 'now').mockImplementation(() => 5_970 + 0.9 * (performance.now() - start));
  await changeAccess(authThatNotes(revokedIn), 'u1', { role: 'editor', isDisabled: false });
  expect(revokedIn).toEqual([6]);
});
