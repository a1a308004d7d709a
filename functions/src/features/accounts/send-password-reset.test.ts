import { describe, expect, it, vi } from 'vitest';
import { accountFixture, EMAIL, VISITOR } from './account-fixture.ts';
import { sendPasswordReset } from './send-password-reset.ts';

/** Asks for a new password after so many emails of this hour; gives the response and who gets an email. */
async function reset(emailVerified: boolean, emails: number) {
  vi.stubEnv('ACKNOWLEDGEMENTS_PER_HOUR', '3');
  const { deps, listRecipients } = accountFixture({ emailVerified, disabled: false }, emails);
  const response = await sendPasswordReset(deps)({ ...VISITOR, body: { email: EMAIL } });
  return { response, to: listRecipients() };
}

describe('a new password', () => {
  const accepted = { status: 'accepted' };

  it('is emailed to an unconfirmed address', async () => {
    expect(await reset(false, 2)).toEqual({ response: accepted, to: [[EMAIL]] });
  });

  it('is not emailed to an unconfirmed address once the site has sent its emails of the hour', async () => {
    expect(await reset(false, 3)).toEqual({ response: accepted, to: [] });
  });

  it('is emailed to a member however many emails there were', async () => {
    expect(await reset(true, 3)).toEqual({ response: accepted, to: [[EMAIL]] });
  });

  // The profile says of the name: 'We use it in our emails to you.'
  it.each([
    ['Rita Teste', 'Dear Rita Teste,'],
    ['', 'Hello,'],
  ])('greets a member by the name in the profile: %j', async (name, greeting) => {
    const { deps, listMessages } = accountFixture({ emailVerified: true, disabled: false }, 0, name);
    await sendPasswordReset(deps)({ ...VISITOR, body: { email: EMAIL } });
    expect(listMessages()).toMatchObject([{ text: expect.stringContaining(`${greeting}\n`) }]);
  });
});
