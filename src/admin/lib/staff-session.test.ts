import { afterEach, expect, it } from 'vitest';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { isCovered, staffSession, withStaffSession, type StaffMember } from './staff-session.ts';

const ANA: StaffMember = {
  ...{ kind: 'staff', uid: 'ana', email: 'ana@test.example', role: 'editor' },
  ...{ ended: null, hasSecondFactor: false, secondFactorPrompt: null },
};

afterEach(() => staffSession.set({ kind: 'checking' }));

/** An action that fails with these errors, one after the other, and then succeeds. */
function failingWith(...errors: Error[]) {
  const rest = errors.values();
  return () => {
    const { value } = rest.next();
    return value === undefined ? Promise.resolve('saved') : Promise.reject(value);
  };
}

/** Waits until the running action has failed and waits for the session. */
const untilItWaits = () => new Promise((resolve) => setTimeout(resolve));

it('an action waits for a second factor that the sign-in over an ended session lacks', async () => {
  staffSession.set(ANA);
  const saved = withStaffSession(failingWith(new SessionEnded(), new ApiFailure('second_factor_required')));
  await untilItWaits();
  expect(staffSession.get()).toMatchObject({ ended: 'expired', secondFactorPrompt: null });
  staffSession.set(ANA);
  await untilItWaits();
  expect(staffSession.get()).toMatchObject({ ended: null, secondFactorPrompt: 'required' });
  staffSession.set({ ...ANA, hasSecondFactor: true });
  await expect(saved).resolves.toBe('saved');
});

it('an action that fails for another reason after its wait is rejected with that', async () => {
  staffSession.set(ANA);
  const saved = withStaffSession(failingWith(new SessionEnded(), new ApiFailure('conflict')));
  await untilItWaits();
  staffSession.set(ANA);
  await expect(saved).rejects.toMatchObject({ code: 'conflict' });
});

it('the screens are covered after the end of the session and while a second factor is asked for', () => {
  expect(isCovered(ANA)).toBe(false);
  expect(isCovered({ ...ANA, ended: 'expired' })).toBe(true);
  expect(isCovered({ ...ANA, secondFactorPrompt: 'offered' })).toBe(true);
});
