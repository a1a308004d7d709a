import type { UserRecord } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { accountFixture, EMAIL, VISITOR } from './account-fixture.ts';
import { registerAccount } from './register-account.ts';

/** Registers the email of an account; gives the response, the calls of Auth, who gets an email, and what it says. */
async function register(account: Pick<UserRecord, 'emailVerified' | 'disabled'>, name = '') {
  const { deps, change, link, listRecipients, listMessages } = accountFixture(account, 0, name);
  const response = await registerAccount(deps)({
    ...VISITOR,
    body: { email: EMAIL, password: 'long enough', confirmPassword: 'long enough', agreeToTerms: true },
  });
  return { response, to: listRecipients(), messages: listMessages(), change, link };
}

describe('a registration with the email of an account', () => {
  it('that is not confirmed sends a link', async () => {
    const { response, to, link } = await register({ emailVerified: false, disabled: false });
    expect(response).toEqual({ status: 'accepted' });
    expect(link).toHaveBeenCalledOnce();
    expect(to).toEqual([[EMAIL]]);
  });

  it('that is a member greets them by the name in their profile', async () => {
    const { messages } = await register({ emailVerified: true, disabled: false }, 'Rita Teste');
    expect(messages).toMatchObject([{ text: expect.stringContaining('Dear Rita Teste,\n') }]);
  });

  it.each([true, false])('that is disabled sends nothing and changes nothing; confirmed: %s', async (emailVerified) => {
    const { response, to, change, link } = await register({ emailVerified, disabled: true });
    expect(response).toEqual({ status: 'accepted' });
    expect(link).not.toHaveBeenCalled();
    expect(change).not.toHaveBeenCalled();
    expect(to).toEqual([]);
  });
});
