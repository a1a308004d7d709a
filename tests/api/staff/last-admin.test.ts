import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantFirstAdmin } from '#scripts/ops/staff/first-admin.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { openStaffFixture, type StaffFixture } from '#support/accounts/staff-fixture.ts';

let fixture: StaffFixture;
beforeAll(async () => {
  fixture = await openStaffFixture();
});
afterAll(() => fixture.close());

describe('the last admin', () => {
  /** Does something while only these admins are on the list; the others come back afterwards. */
  async function alone(work: () => Promise<void>): Promise<void> {
    const { docs } = await fixture.firestore.collection('staff').where('role', '==', 'admin').get();
    const others = docs.filter(({ id }) => !fixture.invited.includes(id));
    for (const { ref } of others) await ref.update({ isDisabled: true });
    try {
      await work();
    } finally {
      for (const { ref } of others) await ref.update({ isDisabled: false });
    }
  }
  const leave = async () => {
    for (const uid of fixture.invited) {
      const document = fixture.firestore.doc(`staff/${uid}`);
      if ((await document.get()).get('role') === 'admin') await document.update({ isDisabled: true });
    }
  };

  it('is neither demoted nor closed', async () => {
    await leave();
    const member = await fixture.invite('admin');
    await alone(async () => {
      for (const fields of [{ role: 'editor' }, { isDisabled: true }] as const) {
        expect((await readProblem(await fixture.change(member, fields))).code).toBe('last_admin');
      }
    });
    expect((await fixture.accounts.getUser(member.uid)).customClaims).toEqual({ role: 'admin' });
  });

  it('remains when two admins close each other at once', async () => {
    await leave();
    const pair = [await fixture.invite('admin'), await fixture.invite('admin')];
    for (const member of pair) await fixture.choosePassword(member);
    await alone(async () => {
      const responses = await Promise.all(pair.map((member) => fixture.change(member, { isDisabled: true })));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { docs } = await fixture.firestore.collection('staff').where('role', '==', 'admin').get();
      const open = docs.filter((found) => !storedStaffSchema.parse(found.data()).isDisabled);
      expect(open).toHaveLength(1);
      const { disabled, customClaims } = await fixture.accounts.getUser(open[0]?.id ?? '');
      expect([disabled, customClaims]).toEqual([false, { role: 'admin' }]);
    });
  });

  it('stays while the only other admin has not confirmed the address', async () => {
    await leave();
    const [member] = [await fixture.invite('admin'), await fixture.invite('admin')];
    await fixture.choosePassword(member);
    await alone(async () => {
      expect((await readProblem(await fixture.change(member, { isDisabled: true }))).code).toBe('last_admin');
    });
  });

  it('is granted by a script only while there is none', async () => {
    const member = await fixture.accountFixture.open('member');
    const first = { email: member.email, name: 'Primeira Pessoa' };
    await expect(grantFirstAdmin(fixture.firestore, fixture.accounts, first)).rejects.toThrow(
      'There is an administrator already',
    );
    await leave();
    await alone(async () => {
      await grantFirstAdmin(fixture.firestore, fixture.accounts, first);
      fixture.invited.push(member.uid);
      expect((await fixture.accounts.getUser(member.uid)).customClaims).toEqual({ role: 'admin' });
      expect(await fixture.actionsOn(member.uid)).toEqual(['staff.first-admin']);
    });
  });
});
