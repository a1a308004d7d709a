import { randomUUID } from 'node:crypto';
import { staffApi, type StaffMember } from '#domain/api/staff.ts';
import { getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/api-calls.ts';
import { mailsAbout } from '#support/forms/stored-submissions.ts';
import { memberResponse, openStaffFixture, type StaffFixture } from '#support/accounts/staff-fixture.ts';

let fixture: StaffFixture;
beforeAll(async () => {
  fixture = await openStaffFixture();
});
afterAll(() => fixture.close());

const passwords = new Map<string, string>();

/** Signs in as an invited colleague, who follows the link in the invitation the first time, and gives the token. */
async function tokenOf(member: StaffMember): Promise<string> {
  const { uid, email } = member;
  const password = passwords.get(uid) ?? (await fixture.choosePassword(member));
  passwords.set(uid, password);
  const client = getAuth(fixture.accountFixture.openVisitor());
  const { user } = await signInWithEmailAndPassword(client, email, password);
  return user.getIdToken();
}

describe('an invitation', () => {
  it('makes an account with the role, a letter with a link to choose a password, and an audit entry', async () => {
    const member = await fixture.invite('concierge');
    expect(member).toMatchObject({
      name: 'Ana Prova',
      role: 'concierge',
      isDisabled: false,
      rev: 1,
      lastSignInAt: null,
    });
    expect((await fixture.accounts.getUser(member.uid)).customClaims).toEqual({ role: 'concierge' });
    const [message] = await mailsAbout(fixture.firestore, `staff/${member.uid}`);
    expect(message).toMatchObject({ to: [member.email] });
    expect(message?.message.text).toMatch(/\/auth\/action\?mode=resetPassword&oobCode=/);
    expect(await fixture.actionsOn(member.uid)).toEqual(['staff.invited']);
  });

  it('gives a confirmed member of that address the role and tells to sign in', async () => {
    const member = await fixture.accountFixture.open('member');
    const { uid } = await fixture.invite('editor', member.email);
    expect(uid).toBe(member.uid);
    const [message] = await mailsAbout(fixture.firestore, `staff/${uid}`);
    expect(message?.message.text).toContain('/admin');
    expect(message?.message.text).not.toContain('oobCode');
  });

  it('is refused for somebody who works here already, and can be sent again', async () => {
    const member = await fixture.invite();
    const again = { key: randomUUID(), email: member.email, name: 'Ana Prova', role: 'admin' };
    expect((await readProblem(await fixture.asBoss('POST', '/api/admin/staff', again))).code).toBe('conflict');
    expect((await fixture.asBoss('POST', `/api/admin/staff/${member.uid}/invitation`)).status).toBe(200);
    expect(await mailsAbout(fixture.firestore, `staff/${member.uid}`)).toHaveLength(2);
    expect(await fixture.actionsOn(member.uid)).toEqual(['staff.invited', 'staff.invited-again']);
  });
});

describe('the list of staff', () => {
  it('names everybody by name', async () => {
    const member = await fixture.invite();
    const response = await fixture.asBoss('GET', '/api/admin/staff');
    const { staff } = staffApi['GET /api/admin/staff'].response.parse(await response.json());
    expect(staff).toContainEqual(member);
    const names = staff.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});

describe('a colleague', () => {
  it('whose account is closed is out with the next request', async () => {
    const member = await fixture.invite('admin');
    const token = await tokenOf(member);
    expect((await fixture.call(token, 'GET', '/api/admin/staff')).status).toBe(200);
    expect(
      memberResponse.parse(await (await fixture.change(member, { isDisabled: true })).json()).member.isDisabled,
    ).toBe(true);
    expect((await readProblem(await fixture.call(token, 'GET', '/api/admin/staff'))).code).toBe('unauthenticated');
    const { disabled, customClaims } = await fixture.accounts.getUser(member.uid);
    expect([disabled, customClaims?.['role']]).toEqual([true, undefined]);
  });

  it('whose role was changed must sign in again, even a moment after signing in, and then has the new one', async () => {
    const member = await fixture.invite('admin');
    const token = await tokenOf(member);
    const { member: changed } = memberResponse.parse(
      await (await fixture.change(member, { role: 'concierge' })).json(),
    );
    expect(changed).toMatchObject({ role: 'concierge', rev: 2 });
    expect((await readProblem(await fixture.call(token, 'GET', '/api/admin/staff'))).code).toBe('unauthenticated');
    const later = await tokenOf(member);
    expect((await readProblem(await fixture.call(later, 'GET', '/api/admin/staff'))).code).toBe('forbidden');
    expect((await fixture.accounts.getUser(member.uid)).customClaims).toEqual({ role: 'concierge' });
    expect(await fixture.actionsOn(member.uid)).toEqual(['staff.invited', 'staff.changed']);
  });

  it('who was changed by another admin in the meantime is a conflict, unless both wanted the same', async () => {
    const member = await fixture.invite('editor');
    await fixture.change(member, { role: 'concierge' });
    expect((await readProblem(await fixture.change(member, { role: 'admin' }))).code).toBe('conflict');
    expect((await fixture.change(member, { role: 'concierge' })).status).toBe(200);
    expect(await fixture.actionsOn(member.uid)).toEqual(['staff.invited', 'staff.changed']);
  });

  it('leaves the list only when the account is closed', async () => {
    const member = await fixture.invite();
    const path = `/api/admin/staff/${member.uid}`;
    expect((await readProblem(await fixture.asBoss('DELETE', `${path}?rev=1`))).code).toBe('conflict');
    await fixture.change(member, { isDisabled: true });
    expect((await fixture.asBoss('DELETE', `${path}?rev=2`)).status).toBe(200);
    expect((await fixture.firestore.doc(`staff/${member.uid}`).get()).exists).toBe(false);
    expect((await fixture.accounts.getUser(member.uid)).disabled).toBe(true);
  });
});
