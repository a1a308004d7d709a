import { API } from '#domain/api/contract.ts';
import { staffApi } from '#domain/api/staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes } from '#functions/api-routes.ts';
import { catchErrors } from '#functions/http/catch-errors.ts';
import { createApiRouter } from '#functions/http/api-router.ts';
import { authenticateByToken } from '#functions/http/authenticate.ts';
import { readColleague } from '#functions/platform/accounts/read-colleague.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { readProblem } from '#support/api/calls.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { enrolPhone, signInWithPhone } from '#support/accounts/phone-factor.ts';
import { memberResponse, openStaffFixture, type StaffFixture } from '#support/accounts/staff-fixture.ts';

const environment = readEmulatorEnvironment();
let staff: StaffFixture;
let colleague: Account;

beforeAll(async () => {
  staff = await openStaffFixture();
  colleague = await staff.accounts.open('editor');
});
afterAll(() => staff.close());

describe('where a second factor is required', () => {
  // The emulated functions read their settings once, so this test runs the router in its own process.
  const request = (token: string, path: string): Promise<Response> => {
    const router = createApiRouter(API, apiRoutes, {
      authenticate: authenticateByToken(() => staff.auth),
      readColleague: (uid) => readColleague(staff.firestore, uid),
      verifyApp: async () => undefined,
      secondFactor: () => 'required',
    });
    return catchErrors(router)(
      new Request(`http://site.example${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    );
  };

  it('a password alone opens nothing of the back office, and the response says what is missing', async () => {
    const problem = await readProblem(await request(await colleague.idToken(), '/api/admin/session'));
    expect(problem).toMatchObject({ status: 403, code: 'second_factor_required' });
  });

  it('a password alone is enough for the own account', async () => {
    expect((await request(await colleague.idToken(), '/api/account')).status).toBe(200);
  });

  it('a sign-in with password and second factor opens it', async () => {
    await enrolPhone(staff.auth, colleague.uid);
    const token = await signInWithPhone(environment, colleague);
    expect((await request(token, '/api/admin/session')).status).toBe(200);
  });
});

describe('the second factor of a colleague', () => {
  const pathOf = (uid: string): string => `/api/admin/staff/${uid}/second-factor`;

  it('is shown in the list, and removed by an admin with an audit entry, an email, and the end of all sessions', async () => {
    await enrolPhone(staff.auth, colleague.uid);
    const token = await signInWithPhone(environment, colleague);
    const list = staffApi['GET /api/admin/staff'].response;
    const before = list.parse(await (await staff.callAsAdmin('GET', '/api/admin/staff')).json());
    expect(before.staff.find(({ uid }) => uid === colleague.uid)?.hasSecondFactor).toBe(true);
    const response = await staff.callAsAdmin('DELETE', pathOf(colleague.uid));
    expect(memberResponse.parse(await response.json()).member.hasSecondFactor).toBe(false);
    expect((await staff.auth.getUser(colleague.uid)).multiFactor).toBeUndefined();
    expect(await staff.readAuditActions(colleague.uid)).toEqual(['staff.second-factor-removed']);
    const [mail] = await emailsAbout(staff.firestore, `staff/${colleague.uid}`);
    expect(mail).toMatchObject({ to: [colleague.email] });
    expect(mail?.message.text).toContain('An administrator has removed the authenticator app from your account');
    expect((await readProblem(await staff.call(token, 'GET', '/api/admin/session'))).code).toBe('unauthenticated');
  });

  it('cannot be removed by oneself, so that a stolen session cannot do it', async () => {
    const admin = await staff.accounts.open('admin');
    const response = await staff.call(await admin.idToken(), 'DELETE', pathOf(admin.uid));
    expect(await readProblem(response)).toMatchObject({
      code: 'conflict',
      detail: 'Another administrator has to remove your second factor.',
    });
  });

  it('of somebody who does not work here is left alone', async () => {
    const member = await staff.accounts.open('member');
    expect((await readProblem(await staff.callAsAdmin('DELETE', pathOf(member.uid)))).code).toBe('not_found');
  });
});
