import { randomUUID } from 'node:crypto';
import { staffApi, type StaffMember } from '@site/domain/api-staff';
import { storedStaffSchema } from '@site/domain/stored-staff';
import { deleteApp as deleteClientApp, initializeApp as initializeClientApp } from 'firebase/app';
import { connectAuthEmulator, getAuth as getClientAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantFirstAdmin } from '../../scripts/staff/first-admin.ts';
import { openAccountOffice, type Account } from '../support/actors.ts';
import { openAdminApp, openAdminFirestore } from '../support/admin-app.ts';
import { callSite, readProblem } from '../support/api-calls.ts';
import { mailsAbout } from '../support/arrivals.ts';
import { readEmulatorEnvironment } from '../support/emulator-environment.ts';

const environment = readEmulatorEnvironment();
const admin = openAdminApp(environment);
const firestore = openAdminFirestore(admin);
const accounts = getAuth(admin);
const office = openAccountOffice(environment);
const invited: string[] = [];
let boss: Account;

beforeAll(async () => {
  boss = await office.open('admin');
});
afterAll(async () => {
  for (const uid of invited) await firestore.doc(`staff/${uid}`).delete();
  await accounts.deleteUsers(invited);
  await office.close();
  await deleteApp(admin);
});

async function call(token: string, method: string, path: string, body?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return callSite(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}
const asBoss = async (method: string, path: string, body?: object) => call(await boss.idToken(), method, path, body);

const memberOf = staffApi['PUT /api/admin/staff/{uid}'].response;

async function invite(role: StaffMember['role'] = 'editor', email = `new-${randomUUID()}@test.example`) {
  const answer = await asBoss('POST', '/api/admin/staff', { email, name: 'Ana Prova', role });
  const { member } = memberOf.parse(await answer.json());
  invited.push(member.uid);
  return member;
}

const change = (member: StaffMember, fields: Partial<StaffMember>) => {
  const { role, isDisabled, rev } = { ...member, ...fields };
  return asBoss('PUT', `/api/admin/staff/${member.uid}`, { role, isDisabled, rev });
};

async function deedsOn(uid: string): Promise<string[]> {
  const { docs } = await firestore.collection('auditLog').where('target', '==', `staff/${uid}`).orderBy('at').get();
  return docs.map((entry) => String(entry.get('action')));
}

/** Signs in as an invited colleague who has chosen a password, and gives the token of that sign-in. */
async function tokenOf({ uid, email }: StaffMember): Promise<string> {
  const password = randomUUID();
  await accounts.updateUser(uid, { password });
  const app = initializeClientApp({ apiKey: 'emulator', projectId: environment.projectId }, randomUUID());
  const client = getClientAuth(app);
  connectAuthEmulator(client, `http://${environment.auth.host}:${environment.auth.port}`, { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(client, email, password);
  const token = await user.getIdToken();
  await deleteClientApp(app);
  return token;
}

describe('an invitation', () => {
  it('makes an account with the role, a letter with a link to choose a password, and an audit entry', async () => {
    const member = await invite('concierge');
    expect(member).toMatchObject({
      name: 'Ana Prova',
      role: 'concierge',
      isDisabled: false,
      rev: 1,
      lastSignInAt: null,
    });
    expect((await accounts.getUser(member.uid)).customClaims).toEqual({ role: 'concierge' });
    const [letter] = await mailsAbout(firestore, `staff/${member.uid}`);
    expect(letter).toMatchObject({ to: [member.email] });
    expect(letter?.message.text).toMatch(/\/auth\/action\?mode=resetPassword&oobCode=/);
    expect(await deedsOn(member.uid)).toEqual(['staff.invited']);
  });

  it('gives a member of that address the role and tells to sign in', async () => {
    const member = await office.open('member');
    const { metadata } = await accounts.getUser(member.uid);
    // A member who comes back: Auth counts in whole seconds.
    await expect.poll(() => Date.now(), { timeout: 2000 }).toBeGreaterThan(Date.parse(metadata.creationTime) + 1000);
    await signInWithEmailAndPassword(getClientAuth(member.app), member.email, member.password);
    const { uid } = await invite('editor', member.email);
    expect(uid).toBe(member.uid);
    const [letter] = await mailsAbout(firestore, `staff/${uid}`);
    expect(letter?.message.text).toContain('/admin');
    expect(letter?.message.text).not.toContain('oobCode');
  });

  it('is refused for somebody who works here already, and can be sent again', async () => {
    const member = await invite();
    const again = { email: member.email, name: 'Ana Prova', role: 'admin' };
    expect((await readProblem(await asBoss('POST', '/api/admin/staff', again))).code).toBe('conflict');
    expect((await asBoss('POST', `/api/admin/staff/${member.uid}/invitation`)).status).toBe(200);
    expect(await mailsAbout(firestore, `staff/${member.uid}`)).toHaveLength(2);
    expect(await deedsOn(member.uid)).toEqual(['staff.invited', 'staff.invited-again']);
  });
});

describe('the list of staff', () => {
  it('names everybody by name', async () => {
    const member = await invite();
    const answer = await asBoss('GET', '/api/admin/staff');
    const { staff } = staffApi['GET /api/admin/staff'].response.parse(await answer.json());
    expect(staff).toContainEqual(member);
    const names = staff.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});

describe('a colleague', () => {
  it('whose account is closed is out with the next request', async () => {
    const member = await invite('admin');
    const token = await tokenOf(member);
    expect((await call(token, 'GET', '/api/admin/staff')).status).toBe(200);
    expect(memberOf.parse(await (await change(member, { isDisabled: true })).json()).member.isDisabled).toBe(true);
    expect((await readProblem(await call(token, 'GET', '/api/admin/staff'))).code).toBe('unauthenticated');
    const { disabled, customClaims } = await accounts.getUser(member.uid);
    expect([disabled, customClaims?.['role']]).toEqual([true, undefined]);
  });

  it('whose role was changed must sign in again, even a moment after signing in, and then has the new one', async () => {
    const member = await invite('admin');
    const token = await tokenOf(member);
    const { member: changed } = memberOf.parse(await (await change(member, { role: 'concierge' })).json());
    expect(changed).toMatchObject({ role: 'concierge', rev: 2 });
    expect((await readProblem(await call(token, 'GET', '/api/admin/staff'))).code).toBe('unauthenticated');
    const later = await tokenOf(member);
    expect((await readProblem(await call(later, 'GET', '/api/admin/staff'))).code).toBe('forbidden');
    expect((await accounts.getUser(member.uid)).customClaims).toEqual({ role: 'concierge' });
    expect(await deedsOn(member.uid)).toEqual(['staff.invited', 'staff.changed']);
  });

  it('who was changed by another admin in the meantime is a conflict, unless both wanted the same', async () => {
    const member = await invite('editor');
    await change(member, { role: 'concierge' });
    expect((await readProblem(await change(member, { role: 'admin' }))).code).toBe('conflict');
    expect((await change(member, { role: 'concierge' })).status).toBe(200);
    expect(await deedsOn(member.uid)).toEqual(['staff.invited', 'staff.changed']);
  });

  it('leaves the list only when the account is closed', async () => {
    const member = await invite();
    const path = `/api/admin/staff/${member.uid}`;
    expect((await readProblem(await asBoss('DELETE', `${path}?rev=1`))).code).toBe('conflict');
    await change(member, { isDisabled: true });
    expect((await asBoss('DELETE', `${path}?rev=2`)).status).toBe(200);
    expect((await firestore.doc(`staff/${member.uid}`).get()).exists).toBe(false);
    expect((await accounts.getUser(member.uid)).disabled).toBe(true);
  });
});

describe('the last admin', () => {
  /** Does something while only these admins are on the list; the others come back afterwards. */
  async function alone(work: () => Promise<void>): Promise<void> {
    const { docs } = await firestore.collection('staff').where('role', '==', 'admin').get();
    const others = docs.filter(({ id }) => !invited.includes(id));
    for (const { ref } of others) await ref.update({ isDisabled: true });
    try {
      await work();
    } finally {
      for (const { ref } of others) await ref.update({ isDisabled: false });
    }
  }
  const leave = async () => {
    for (const uid of invited) {
      const document = firestore.doc(`staff/${uid}`);
      if ((await document.get()).get('role') === 'admin') await document.update({ isDisabled: true });
    }
  };

  it('is neither demoted nor closed', async () => {
    await leave();
    const member = await invite('admin');
    await alone(async () => {
      for (const fields of [{ role: 'editor' }, { isDisabled: true }] as const) {
        expect((await readProblem(await change(member, fields))).code).toBe('last_admin');
      }
    });
    expect((await accounts.getUser(member.uid)).customClaims).toEqual({ role: 'admin' });
  });

  it('remains when two admins close each other at once', async () => {
    await leave();
    const pair = [await invite('admin'), await invite('admin')];
    await alone(async () => {
      const answers = await Promise.all(pair.map((member) => change(member, { isDisabled: true })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { docs } = await firestore.collection('staff').where('role', '==', 'admin').get();
      const open = docs.filter((found) => !storedStaffSchema.parse(found.data()).isDisabled);
      expect(open).toHaveLength(1);
      const { disabled, customClaims } = await accounts.getUser(open[0]?.id ?? '');
      expect([disabled, customClaims]).toEqual([false, { role: 'admin' }]);
    });
  });

  it('is granted by a script only while there is none', async () => {
    const member = await office.open('member');
    const first = { email: member.email, name: 'Primeira Pessoa' };
    await expect(grantFirstAdmin(firestore, accounts, first)).rejects.toThrow('There is an administrator already');
    await leave();
    await alone(async () => {
      await grantFirstAdmin(firestore, accounts, first);
      invited.push(member.uid);
      expect((await accounts.getUser(member.uid)).customClaims).toEqual({ role: 'admin' });
      expect(await deedsOn(member.uid)).toEqual(['staff.first-admin']);
    });
  });
});
