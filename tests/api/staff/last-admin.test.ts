import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantFirstAdmin } from '#scripts/ops/staff/first-admin.ts';
import { newEmail } from '#support/forms/sending.ts';
import { readProblem } from '#support/api/calls.ts';
import { openStaffFixture, type StaffFixture } from '#support/accounts/staff-fixture.ts';

let staff: StaffFixture;
beforeAll(async () => {
  staff = await openStaffFixture();
});
afterAll(() => staff.close());

describe('the last admin', () => {
  /** Runs `work` while all other admins are disabled. */
  async function alone(work: () => Promise<void>): Promise<void> {
    const { docs } = await staff.firestore.collection('staff').where('role', '==', 'admin').get();
    const others = docs.filter(({ id }) => !staff.invited.includes(id));
    for (const { ref } of others) await ref.update({ isDisabled: true });
    try {
      await work();
    } finally {
      for (const { ref } of others) await ref.update({ isDisabled: false });
    }
  }
  const leave = async () => {
    for (const uid of staff.invited) {
      const document = staff.firestore.doc(`staff/${uid}`);
      if ((await document.get()).get('role') === 'admin') await document.update({ isDisabled: true });
    }
  };

  it('is neither demoted nor closed', async () => {
    await leave();
    const member = await staff.invite('admin');
    const token = await staff.tokenOf(member);
    await alone(async () => {
      for (const fields of [{ role: 'editor' }, { isDisabled: true }] as const) {
        expect((await readProblem(await staff.change(member, fields, token))).code).toBe('last_admin');
      }
    });
    expect((await staff.auth.getUser(member.uid)).customClaims).toEqual({ role: 'admin' });
  });

  it('remains when two admins close each other at once', async () => {
    await leave();
    const [one, other] = [await staff.invite('admin'), await staff.invite('admin')];
    const [tokenOfOne, tokenOfOther] = [await staff.tokenOf(one), await staff.tokenOf(other)];
    await alone(async () => {
      const responses = await Promise.all([
        staff.change(one, { isDisabled: true }, tokenOfOther),
        staff.change(other, { isDisabled: true }, tokenOfOne),
      ]);
      // The second is refused as the last admin, or because the first has ended the caller's access by then.
      expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
      const { docs } = await staff.firestore.collection('staff').where('role', '==', 'admin').get();
      const open = docs.filter((found) => !storedStaffSchema.parse(found.data()).isDisabled);
      expect(open).toHaveLength(1);
      const { disabled, customClaims } = await staff.auth.getUser(open[0]?.id ?? '');
      expect([disabled, customClaims]).toEqual([false, { role: 'admin' }]);
    });
  });

  it('stays while the account of the only other admin has another email than the list', async () => {
    await leave();
    const [member, other] = [await staff.invite('admin'), await staff.invite('admin')];
    await staff.auth.updateUser(other.uid, { email: newEmail(), emailVerified: true });
    const token = await staff.tokenOf(member);
    await alone(async () => {
      expect((await readProblem(await staff.change(member, { isDisabled: true }, token))).code).toBe('last_admin');
    });
  });

  it('stays while the only other admin has not confirmed the email', async () => {
    await leave();
    const [member] = [await staff.invite('admin'), await staff.invite('admin')];
    const token = await staff.tokenOf(member);
    await alone(async () => {
      expect((await readProblem(await staff.change(member, { isDisabled: true }, token))).code).toBe('last_admin');
    });
  });

  it('is granted by a script only while there is none', async () => {
    const member = await staff.accounts.open('member');
    const first = { email: member.email, name: 'Primeira Pessoa' };
    await expect(grantFirstAdmin(staff.firestore, staff.auth, first)).rejects.toThrow(
      'There is an administrator already',
    );
    await leave();
    await alone(async () => {
      await grantFirstAdmin(staff.firestore, staff.auth, first);
      staff.invited.push(member.uid);
      expect((await staff.auth.getUser(member.uid)).customClaims).toEqual({ role: 'admin' });
      expect(await staff.readAuditActions(member.uid)).toEqual(['staff.first-admin']);
    });
  });
});
