import { randomUUID } from 'node:crypto';
import { staffApi, type StaffMember } from '#domain/api/staff.ts';
import { getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { memberResponse, openStaffFixture, type StaffFixture } from '#support/accounts/staff-fixture.ts';

let staff: StaffFixture;
beforeAll(async () => {
  staff = await openStaffFixture();
});
afterAll(() => staff.close());

const passwords = new Map<string, string>();

/** Signs in as an invited colleague, the first time by the link in the invitation, and returns the token. */
async function tokenOf(member: StaffMember): Promise<string> {
  const { uid, email } = member;
  const password = passwords.get(uid) ?? (await staff.choosePassword(member));
  passwords.set(uid, password);
  const client = getAuth(staff.accounts.openVisitor());
  const { user } = await signInWithEmailAndPassword(client, email, password);
  return user.getIdToken();
}

describe('an invitation', () => {
  it('creates an account with the role, an email with a link to choose a password, and an audit entry', async () => {
    const member = await staff.invite('concierge');
    expect(member).toMatchObject({
      name: 'Ana Prova',
      role: 'concierge',
      isDisabled: false,
      rev: 1,
      lastSignInAt: null,
    });
    expect((await staff.auth.getUser(member.uid)).customClaims).toEqual({ role: 'concierge' });
    const [message] = await emailsAbout(staff.firestore, `staff/${member.uid}`);
    expect(message).toMatchObject({ to: [member.email] });
    expect(message?.message.text).toMatch(/\/auth\/action\?mode=resetPassword&oobCode=/);
    expect(await staff.readAuditActions(member.uid)).toEqual(['staff.invited']);
  });

  it('gives a confirmed member the role and asks to sign in', async () => {
    const member = await staff.accounts.open('member');
    const { uid } = await staff.invite('editor', member.email);
    expect(uid).toBe(member.uid);
    const [message] = await emailsAbout(staff.firestore, `staff/${uid}`);
    expect(message?.message.text).toContain('/admin');
    expect(message?.message.text).not.toContain('oobCode');
  });

  it('is rejected for somebody who works here already, and can be sent again', async () => {
    const member = await staff.invite();
    const again = { key: randomUUID(), email: member.email, name: 'Ana Prova', role: 'admin' };
    expect((await readProblem(await staff.callAsAdmin('POST', '/api/admin/staff', again))).code).toBe('conflict');
    expect((await staff.callAsAdmin('POST', `/api/admin/staff/${member.uid}/invitation`)).status).toBe(200);
    expect(await emailsAbout(staff.firestore, `staff/${member.uid}`)).toHaveLength(2);
    expect(await staff.readAuditActions(member.uid)).toEqual(['staff.invited', 'staff.invited-again']);
  });
});

describe('the list of staff', () => {
  it('is sorted by name', async () => {
    const member = await staff.invite();
    const response = await staff.callAsAdmin('GET', '/api/admin/staff');
    const { staff: listed } = staffApi['GET /api/admin/staff'].response.parse(await response.json());
    expect(listed).toContainEqual(member);
    const names = listed.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});

describe('a colleague', () => {
  it('whose account is closed is rejected at the next request', async () => {
    const member = await staff.invite('admin');
    const token = await tokenOf(member);
    expect((await staff.call(token, 'GET', '/api/admin/staff')).status).toBe(200);
    expect(
      memberResponse.parse(await (await staff.change(member, { isDisabled: true })).json()).member.isDisabled,
    ).toBe(true);
    expect((await readProblem(await staff.call(token, 'GET', '/api/admin/staff'))).code).toBe('unauthenticated');
    const { disabled, customClaims } = await staff.auth.getUser(member.uid);
    expect([disabled, customClaims?.['role']]).toEqual([true, undefined]);
  });

  it('whose role was changed must sign in again, even directly after signing in, and then has the new one', async () => {
    const member = await staff.invite('admin');
    const token = await tokenOf(member);
    const { member: changed } = memberResponse.parse(await (await staff.change(member, { role: 'concierge' })).json());
    expect(changed).toMatchObject({ role: 'concierge', rev: 2 });
    expect((await readProblem(await staff.call(token, 'GET', '/api/admin/staff'))).code).toBe('unauthenticated');
    const later = await tokenOf(member);
    expect((await readProblem(await staff.call(later, 'GET', '/api/admin/staff'))).code).toBe('forbidden');
    expect((await staff.auth.getUser(member.uid)).customClaims).toEqual({ role: 'concierge' });
    expect(await staff.readAuditActions(member.uid)).toEqual(['staff.invited', 'staff.changed']);
  });

  it('who was changed by another admin in the meantime is a conflict, unless both wanted the same', async () => {
    const member = await staff.invite('editor');
    await staff.change(member, { role: 'concierge' });
    expect((await readProblem(await staff.change(member, { role: 'admin' }))).code).toBe('conflict');
    expect((await staff.change(member, { role: 'concierge' })).status).toBe(200);
    expect(await staff.readAuditActions(member.uid)).toEqual(['staff.invited', 'staff.changed']);
  });

  it('leaves the list only when the account is closed', async () => {
    const member = await staff.invite();
    const path = `/api/admin/staff/${member.uid}`;
    expect((await readProblem(await staff.callAsAdmin('DELETE', `${path}?rev=1`))).code).toBe('conflict');
    await staff.change(member, { isDisabled: true });
    expect((await staff.callAsAdmin('DELETE', `${path}?rev=2`)).status).toBe(200);
    expect((await staff.firestore.doc(`staff/${member.uid}`).get()).exists).toBe(false);
    expect((await staff.auth.getUser(member.uid)).disabled).toBe(true);
  });
});
