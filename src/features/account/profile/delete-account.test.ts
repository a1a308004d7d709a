import type { User } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { ACCOUNT_GONE } from '#domain/account/text.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import * as changes from '#lib/member/account-changes.ts';
import * as calls from '#lib/member/call-as-member.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import * as session from '#lib/member/session.ts';
import { deleteAccount } from './delete-account.ts';

const WRONG = Object.assign(new Error('wrong'), { code: 'auth/invalid-credential' });
const GONE = new SessionEnded(new ApiFailure('unauthenticated', { detail: ACCOUNT_GONE }));

let hasAccount = true;
const onDeleted = vi.fn();

beforeEach(() => {
  hasAccount = true;
  onDeleted.mockReset();
  vi.spyOn(session, 'memberToken').mockResolvedValue({ uid: 'ana', token: 'token' });
  vi.spyOn(session, 'endSession').mockReturnValue(new Promise(() => undefined));
  vi.spyOn(changes, 'reauthenticateMember').mockImplementation(async (password) => {
    if (!hasAccount || password !== 'right') throw WRONG;
    return {} as User;
  });
});

/** Lets the next deletion lose its response, and the API know from then on whether there is an account. */
async function loseResponse(isCarriedOut: boolean): Promise<void> {
  const call = vi.spyOn(calls, 'callAsMember').mockRejectedValue(new ApiFailure('no_response'));
  await expect(deleteAccount('right', onDeleted)).rejects.toThrow('The server did not respond.');
  hasAccount = !isCarriedOut;
  call.mockImplementation(async () => {
    if (!hasAccount) throw GONE;
    return { status: 'deleted' };
  });
}

it('verifies the password again after a request whose response was lost', async () => {
  await loseResponse(false);
  await expect(deleteAccount('wrong', onDeleted)).rejects.toBe(WRONG);
  expect(onDeleted).not.toHaveBeenCalled();
  await deleteAccount('right', onDeleted);
  expect(onDeleted).toHaveBeenCalledOnce();
});

it('knows that the account is deleted although nobody can verify its password any more', async () => {
  await loseResponse(true);
  await deleteAccount('right', onDeleted);
  expect(onDeleted).toHaveBeenCalledOnce();
});
