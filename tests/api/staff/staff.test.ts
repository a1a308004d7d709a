import { randomUUID } from 'node:crypto';
import { auditApi } from '#domain/api/audit.ts';
import { staffApi } from '#domain/api/staff.ts';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { confirmPasswordReset, getAuth as getClientAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alteredToken } from '#support/accounts/tokens.ts';
import { readProblem } from '#support/api/calls.ts';
import { postJson } from '#support/forms/sending.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { memberResponse, openStaffFixture, type StaffFixture } from '#support/accounts/staff-fixture.ts';

let staff: StaffFixture;
beforeAll(async () => {
  staff = await openStaffFixture();
});
afterAll(() => staff.close());

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
    const { docs } = await staff.firestore.collection('auditLog').where('target', '==', `staff/${member.uid}`).get();
    expect(docs[0]?.get('after')).toMatchObject({ name: 'Ana Prova', role: 'concierge' });
    expect(JSON.stringify(docs[0]?.data())).not.toContain(member.email);
  });

  it('gives a member who has an account here a new one, of which nobody knows a password or a link', async () => {
    const member = await staff.accounts.open('member');
    const { uid, email } = await staff.invite('editor', member.email);
    expect(uid).not.toBe(member.uid);
    expect(email).toBe(member.email);
    const [message] = await emailsAbout(staff.firestore, `staff/${uid}`);
    expect(message?.message.text).toMatch(/\/auth\/action\?mode=resetPassword&oobCode=/);
    expect((await readProblem(await staff.call(await member.idToken(), 'GET', '/api/account'))).code).toBe(
      'unauthenticated',
    );
  });

  it('is rejected for somebody who works here already, and can be sent again', async () => {
    const member = await staff.invite();
    const again = { key: randomUUID(), email: member.email, name: 'Ana Prova', role: 'admin' };
    expect((await readProblem(await staff.callAsAdmin('POST', '/api/admin/staff', again))).code).toBe('conflict');
    expect((await staff.callAsAdmin('POST', `/api/admin/staff/${member.uid}/invitation`)).status).toBe(200);
    expect(await emailsAbout(staff.firestore, `staff/${member.uid}`)).toHaveLength(2);
    expect(await staff.readAuditActions(member.uid)).toEqual(['staff.invited', 'staff.invited-again']);
  });

  it('sent again with its key after the person was removed and invited again gives nobody a role', async () => {
    const request = { key: randomUUID(), email: `new-${randomUUID()}@test.example`, name: 'Ana Prova', role: 'admin' };
    const first = memberResponse.parse(await (await staff.callAsAdmin('POST', '/api/admin/staff', request)).json());
    staff.invited.push(first.member.uid);
    await staff.change(first.member, { isDisabled: true });
    await staff.callAsAdmin('DELETE', `/api/admin/staff/${first.member.uid}?rev=2`);
    const again = await staff.invite('concierge', request.email);

    expect((await readProblem(await staff.callAsAdmin('POST', '/api/admin/staff', request))).code).toBe('conflict');
    expect((await staff.auth.getUser(again.uid)).customClaims).toEqual({ role: 'concierge' });
    const response = await staff.callAsAdmin('GET', '/api/admin/staff');
    const { staff: listed } = staffApi['GET /api/admin/staff'].response.parse(await response.json());
    expect(listed.filter(({ email }) => email === request.email)).toMatchObject([
      { uid: again.uid, role: 'concierge' },
    ]);
  });

  it('sent twice at once, with two keys, is one line on the list, one account and one email', async () => {
    const email = `new-${randomUUID()}@test.example`;
    const send = () =>
      staff.callAsAdmin('POST', '/api/admin/staff', { key: randomUUID(), email, name: 'Ana Prova', role: 'editor' });
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { docs } = await staff.firestore.collection('staff').where('email', '==', email).get();
    const { uid } = await staff.auth.getUserByEmail(email);
    staff.invited.push(uid);
    expect(docs.map(({ id }) => id)).toEqual([uid]);
    expect(await emailsAbout(staff.firestore, `staff/${uid}`)).toHaveLength(1);
  });
});

describe('the list of staff', () => {
  it('is sorted by name, an accent like its letter', async () => {
    const vera = await staff.invite('editor', undefined, 'Vera Prova');
    await staff.invite('editor', undefined, 'Álvaro Prova');
    const response = await staff.callAsAdmin('GET', '/api/admin/staff');
    const { staff: listed } = staffApi['GET /api/admin/staff'].response.parse(await response.json());
    expect(listed).toContainEqual(vera);
    const names = listed.map(({ name }) => name);
    expect(names.indexOf('Álvaro Prova')).toBeLessThan(names.indexOf('Vera Prova'));
    expect(names).toEqual(names.toSorted(ALPHABET.compare));
  });
});

describe('a colleague', () => {
  it('whose account is closed is rejected at the next request', async () => {
    const member = await staff.invite('admin');
    const token = await staff.tokenOf(member);
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
    const token = await staff.tokenOf(member);
    const { member: changed } = memberResponse.parse(await (await staff.change(member, { role: 'concierge' })).json());
    expect(changed).toMatchObject({ role: 'concierge', rev: 2 });
    expect((await readProblem(await staff.call(token, 'GET', '/api/admin/staff'))).code).toBe('unauthenticated');
    const later = await staff.tokenOf(member);
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
    await expect(staff.auth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await staff.readAuditActions(member.uid)).toEqual(['staff.invited', 'staff.changed', 'staff.removed']);
  });

  it('who was removed keeps the name in the audit log', async () => {
    const member = await staff.invite('admin', undefined, 'Vera Prova');
    const other = await staff.invite('editor');
    await staff.change(other, { role: 'concierge' }, await staff.tokenOf(member));
    await staff.change(member, { isDisabled: true });
    await staff.callAsAdmin('DELETE', `/api/admin/staff/${member.uid}?rev=2`);
    const response = await staff.callAsAdmin('GET', `/api/admin/audit?uid=${member.uid}`);
    const { entries } = auditApi['GET /api/admin/audit'].response.parse(await response.json());
    expect(entries).toMatchObject([{ action: 'staff.changed', who: 'Vera Prova' }]);
  });

  it('who was removed registers as a member like anybody else, without the role', async () => {
    const member = await staff.invite('admin');
    await staff.tokenOf(member);
    await staff.change(member, { isDisabled: true });
    await staff.callAsAdmin('DELETE', `/api/admin/staff/${member.uid}?rev=2`);
    const { email } = member;
    const form = { email, password: 'long enough', confirmPassword: 'long enough', agreeToTerms: true };
    expect((await postJson('/api/accounts', form)).status).toBe(200);
    const { uid } = await staff.auth.getUserByEmail(email);
    staff.invited.push(uid);
    const [message] = await emailsAbout(staff.firestore, `users/${uid}`);
    const code = /oobCode=([\w%-]+)/.exec(message?.message.text ?? '')?.[1] ?? '';
    const client = getClientAuth(staff.accounts.openVisitor());
    await confirmPasswordReset(client, decodeURIComponent(code), 'chosen by link');
    const token = await (await signInWithEmailAndPassword(client, email, 'chosen by link')).user.getIdToken();
    expect((await staff.call(token, 'GET', '/api/account')).status).toBe(200);
    expect((await readProblem(await staff.call(token, 'GET', '/api/admin/staff'))).code).toBe('forbidden');
  });

  it('who deletes the account before signing in with the role leaves the list too', async () => {
    const member = await staff.invite('editor');
    const token = await staff.tokenOf(member);
    const withoutRole = alteredToken(token, { role: undefined });
    expect((await staff.call(withoutRole, 'DELETE', '/api/account')).status).toBe(200);
    expect((await staff.firestore.doc(`staff/${member.uid}`).get()).exists).toBe(false);
    expect(await staff.readAuditActions(member.uid)).toEqual(['staff.invited', 'staff.removed']);
  });

  it('whose account is gone is closed and removed all the same, or gets a new account', async () => {
    const member = await staff.invite('editor');
    await staff.auth.deleteUser(member.uid);
    const path = `/api/admin/staff/${member.uid}`;
    expect((await staff.callAsAdmin('POST', `${path}/invitation`)).status).toBe(200);
    expect((await staff.auth.getUser(member.uid)).customClaims).toEqual({ role: 'editor' });
    await staff.auth.deleteUser(member.uid);
    expect((await staff.change(member, { isDisabled: true })).status).toBe(200);
    expect((await staff.callAsAdmin('DELETE', `${path}?rev=2`)).status).toBe(200);
  });

  it('who is closed while being invited again has no role, whichever request ends last', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await staff.invite('editor');
      await Promise.all([
        staff.callAsAdmin('POST', `/api/admin/staff/${member.uid}/invitation`),
        staff.change(member, { isDisabled: true }),
      ]);
      const { disabled, customClaims } = await staff.auth.getUser(member.uid);
      expect([disabled, customClaims?.['role']]).toEqual([true, undefined]);
    }
  });
});
