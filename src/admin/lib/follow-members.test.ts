import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { followMembers } from './follow-members.ts';
import type { StaffSession } from './staff-session.ts';

const ANA = { uid: 'ana', email: 'ana@test.example' };
const RUI = { uid: 'rui', email: 'rui@test.example' };

/** A session of Ana's, with claims that arrive when a test delivers them, by the number of the call. */
function sessionOfAna() {
  const session = atom<StaffSession>({
    ...{ kind: 'staff', ...ANA, role: 'editor' },
    ...{ ended: 'expired', hasSecondFactor: false, secondFactorPrompt: null },
  });
  const requests: PromiseWithResolvers<unknown>[] = [];
  const forgottenFor: StaffSession['kind'][] = [];
  const apply = followMembers({
    session,
    readClaims: () => {
      const request = Promise.withResolvers<unknown>();
      requests.push(request);
      return request.promise;
    },
    forgetData: () => forgottenFor.push(session.get().kind),
    isLeaving: () => false,
  });
  const deliver = (call: number) => requests[call]?.resolve({ role: 'editor' });
  const fail = (call: number) => requests[call]?.reject(new Error('no connection'));
  return { session, apply, forgottenFor, deliver, fail };
}

describe('another colleague who signs in over an ended session', () => {
  it('finds nothing of the first, whose screens are gone before the data is', async () => {
    const { session, apply, forgottenFor, deliver } = sessionOfAna();
    const applied = apply(RUI);
    expect(session.get().kind).toBe('checking');
    deliver(0);
    await applied;
    expect(session.get()).toMatchObject({ kind: 'staff', uid: 'rui', ended: null });
    expect(forgottenFor).toEqual(['checking']);
  });

  it('keeps what the own screens are loading when the token of the earlier call arrives last', async () => {
    const { session, apply, forgottenFor, deliver } = sessionOfAna();
    const calls = [apply(RUI), apply(RUI)];
    deliver(1);
    await calls[1];
    expect(session.get()).toMatchObject({ kind: 'staff', uid: 'rui' });
    deliver(0);
    await calls[0];
    expect(forgottenFor).toEqual(['checking']);
  });
});

it('the same colleague who signs in again keeps the screens and their data', async () => {
  const { session, apply, forgottenFor, deliver } = sessionOfAna();
  const applied = apply(ANA);
  expect(session.get().kind).toBe('staff');
  deliver(0);
  await applied;
  expect(session.get()).toMatchObject({ uid: 'ana', ended: null });
  expect(forgottenFor).toEqual([]);
});

describe('whoever signs in over an ended session while the token cannot be read', () => {
  it('learns so and keeps the screens, when it is the same colleague', async () => {
    const { session, apply, forgottenFor, fail } = sessionOfAna();
    const ended = session.get();
    const applied = apply(ANA);
    fail(0);
    await expect(applied).rejects.toThrow('no connection');
    expect(session.get()).toEqual(ended);
    expect(forgottenFor).toEqual([]);
  });

  it('learns so and sees nothing of the first, when it is another', async () => {
    const { session, apply, fail } = sessionOfAna();
    const applied = apply(RUI);
    fail(0);
    await expect(applied).rejects.toThrow('no connection');
    expect(session.get()).toEqual({ kind: 'nobody' });
  });
});

it('who signs out while the token is on its way stays signed out', async () => {
  const { session, apply, deliver } = sessionOfAna();
  const applied = apply(ANA);
  await apply(null);
  deliver(0);
  await applied;
  expect(session.get()).toMatchObject({ kind: 'staff', ended: 'signed out' });
});
