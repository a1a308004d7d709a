import { API } from '#domain/api/contract.ts';
import { staffApi } from '#domain/api/staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes } from '#functions/api-routes.ts';
import { answerSafely } from '#functions/http/catch-errors.ts';
import { createApiRouter } from '#functions/http/api-router.ts';
import { authenticateByToken } from '#functions/http/authenticate.ts';
import type { Account } from '#support/accounts/actors.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { mailsAbout } from '#support/forms/stored-submissions.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { enrolPhone, signInWithPhone } from '#support/accounts/phone-factor.ts';
import { memberAnswer, openStaffOffice, type StaffOffice } from '#support/accounts/staff-fixture.ts';

const environment = readEmulatorEnvironment();
let office: StaffOffice;
let colleague: Account;

beforeAll(async () => {
  office = await openStaffOffice();
  colleague = await office.office.open('editor');
});
afterAll(() => office.close());

describe('where a second factor is required', () => {
  // The emulated functions read their settings once, so the gate of this process stands for them.
  const ask = (token: string, path: string): Promise<Response> => {
    const router = createApiRouter(API, apiRoutes, {
      authenticate: authenticateByToken(() => office.accounts),
      verifyApp: async () => undefined,
      secondFactor: () => 'required',
    });
    return answerSafely(router)(
      new Request(`http://site.example${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    );
  };

  it('a password alone opens nothing of the back office, and the answer says what is missing', async () => {
    const problem = await readProblem(await ask(await colleague.idToken(), '/api/admin/session'));
    expect(problem).toMatchObject({ status: 403, code: 'second_factor_required' });
  });

  it('a password alone is enough for the own account', async () => {
    expect((await ask(await colleague.idToken(), '/api/account')).status).toBe(200);
  });

  it('a sign-in with password and second factor opens it', async () => {
    await enrolPhone(office.accounts, colleague.uid);
    const token = await signInWithPhone(environment, colleague);
    expect((await ask(token, '/api/admin/session')).status).toBe(200);
  });
});

describe('the second factor of a colleague', () => {
  const pathOf = (uid: string): string => `/api/admin/staff/${uid}/second-factor`;

  it('is shown in the list, and removed by an admin with an audit entry, an email, and the end of all sessions', async () => {
    await enrolPhone(office.accounts, colleague.uid);
    const token = await signInWithPhone(environment, colleague);
    const list = staffApi['GET /api/admin/staff'].response;
    const before = list.parse(await (await office.asBoss('GET', '/api/admin/staff')).json());
    expect(before.staff.find(({ uid }) => uid === colleague.uid)?.hasSecondFactor).toBe(true);
    const answer = await office.asBoss('DELETE', pathOf(colleague.uid));
    expect(memberAnswer.parse(await answer.json()).member.hasSecondFactor).toBe(false);
    expect((await office.accounts.getUser(colleague.uid)).multiFactor).toBeUndefined();
    expect(await office.deedsOn(colleague.uid)).toEqual(['staff.second-factor-removed']);
    const [mail] = await mailsAbout(office.firestore, `staff/${colleague.uid}`);
    expect(mail).toMatchObject({ to: [colleague.email] });
    expect(mail?.message.text).toContain('An administrator has removed the authenticator app from your account');
    expect((await readProblem(await office.call(token, 'GET', '/api/admin/session'))).code).toBe('unauthenticated');
  });

  it('is not removed by oneself, so that a stolen session cannot do it', async () => {
    const admin = await office.office.open('admin');
    const answer = await office.call(await admin.idToken(), 'DELETE', pathOf(admin.uid));
    expect(await readProblem(answer)).toMatchObject({
      code: 'conflict',
      detail: 'Another administrator has to remove your second factor.',
    });
  });

  it('of somebody who does not work here is left alone', async () => {
    const member = await office.office.open('member');
    expect((await readProblem(await office.asBoss('DELETE', pathOf(member.uid)))).code).toBe('not_found');
  });
});
