import { expect, it, vi } from 'vitest';
import { changeAccess, type AccessManager } from './change-access.ts';

/** An Auth that records the second in which tokens were revoked. */
function recordingAuth(revokedIn: number[]): AccessManager {
  return {
    setCustomUserClaims: async () => Promise.resolve(),
    revokeRefreshTokens: async () => Promise.resolve(void revokedIn.push(Math.floor(Date.now() / 1000))),
    updateUser: async () => Promise.resolve(),
  };
}

it('revokes tokens in a later second than the change, even when a timer fires early', async () => {
  const revokedIn: number[] = [];
  const start = performance.now();
  // A wall clock that is slower than the timers, as it can be by up to a millisecond on every machine.
  vi.spyOn(Date, 'now').mockImplementation(() => 5_970 + 0.9 * (performance.now() - start));
  await changeAccess(recordingAuth(revokedIn), 'u1', { role: 'editor', isDisabled: false });
  expect(revokedIn).toEqual([6]);
});
