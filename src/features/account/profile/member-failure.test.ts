import { expect, it, vi } from 'vitest';
import { CURRENT_PASSWORD_WRONG, FAILED_TO_DELETE_ACCOUNT } from '#domain/account/text.ts';
import { waitingForSignIn } from '#lib/member/after-sign-in.ts';
import { memoryStorage } from '#lib/memory-storage-fixture.ts';
import { passwordFailure } from './member-failure.ts';

const failed = (code: string) => Object.assign(new Error('Auth says no'), { code });

/** The failure as the visitor reads it, and the pages that were opened. */
function failWith(code: string) {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { pathname: '/profile', search: '', hash: '', assign });
  return { failure: passwordFailure(failed(code), FAILED_TO_DELETE_ACCOUNT), opened: assign.mock.calls };
}

it.each(['auth/user-disabled', 'auth/user-token-expired', 'auth/user-mismatch'])(
  'a session that ended elsewhere leads to the sign-in, and is not called a wrong password: %s',
  (code) => {
    const { failure, opened } = failWith(code);
    expect(failure).toBe(FAILED_TO_DELETE_ACCOUNT);
    expect(opened).toEqual([['/login?redirect=/profile']]);
    expect(waitingForSignIn()?.reason).toBe('ended');
  },
);

it('a wrong password is shown beside its field', () => {
  const { failure, opened } = failWith('auth/invalid-credential');
  expect(failure).toEqual({ path: 'currentPassword', message: CURRENT_PASSWORD_WRONG });
  expect(opened).toEqual([]);
});
