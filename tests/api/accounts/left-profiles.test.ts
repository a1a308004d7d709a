import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { connectFirestoreEmulator, getFirestore, setDoc } from 'firebase/firestore/lite';
import { afterAll, describe, expect, it } from 'vitest';
import { sweepProfiles } from '#functions/features/privacy/sweep-profiles.ts';
import { favoritesPath, userPath } from '#functions/platform/firestore-paths.ts';
import { openAccountFixture, type Account } from '#support/accounts/actors.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/api-calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import type { Actor } from '#support/rules/actors.ts';
import { adding, newProfile, newPropertyId, prepareMember, profileOf } from '#support/rules/member.ts';

const environment = readEmulatorEnvironment();
const accountFixture = openAccountFixture(environment);
const admin = openAdminApp(environment);
const firestore = openAdminFirestore(admin);
const accounts = getAuth(admin);

afterAll(async () => {
  await accountFixture.close();
  await deleteApp(admin);
});

const profileExists = async (uid: string) => (await firestore.doc(userPath(uid)).get()).exists;
const favoritesLeft = async (uid: string) => (await firestore.collection(favoritesPath(uid)).get()).size;

/** The profile and one favourite, written under the rules with whatever token this account still holds. */
async function saveAsMember({ uid, app }: Account): Promise<void> {
  const client = getFirestore(app);
  connectFirestoreEmulator(client, environment.firestore.host, environment.firestore.port);
  const actor: Pick<Actor, 'firestore'> = { firestore: client };
  await setDoc(profileOf(actor, uid), newProfile());
  await adding(actor, uid, newPropertyId()).commit();
}

describe('a profile that the token of a deleted account created', () => {
  it('is deleted in the night, with its favourites', async () => {
    const member = await accountFixture.open('member');
    const authorization = { Authorization: `Bearer ${await member.idToken()}` };
    expect((await callSite('/api/account', { method: 'DELETE', headers: authorization })).status).toBe(200);
    await saveAsMember(member);
    expect([await profileExists(member.uid), await favoritesLeft(member.uid)]).toEqual([true, 1]);

    expect(await sweepProfiles(firestore, accounts)).toBeGreaterThanOrEqual(1);
    expect([await profileExists(member.uid), await favoritesLeft(member.uid)]).toEqual([false, 0]);
  });
});

describe('a profile whose account exists', () => {
  it('stays, also while the account is disabled', async () => {
    const [open, disabled] = [await accountFixture.open('member'), await accountFixture.open('member')];
    await accounts.updateUser(disabled.uid, { disabled: true });
    const id = newPropertyId();
    for (const { uid } of [open, disabled]) {
      await prepareMember(firestore, uid, { favoritesCount: 1, favorites: [id] });
    }
    await sweepProfiles(firestore, accounts);
    for (const { uid } of [open, disabled]) {
      expect([await profileExists(uid), await favoritesLeft(uid)]).toEqual([true, 1]);
      await prepareMember(firestore, uid, null);
    }
  });

  it('stays when it comes after a page of others that go', async () => {
    const { uid } = await accountFixture.open('member');
    await prepareMember(firestore, uid, { favoritesCount: 0, favorites: [] });
    const batch = firestore.batch();
    for (let number = 0; number < 250; number += 1) batch.set(firestore.doc(userPath(`!left-${number}`)), { number });
    await batch.commit();
    expect(await sweepProfiles(firestore, accounts)).toBeGreaterThanOrEqual(250);
    expect(await profileExists(uid)).toBe(true);
    expect(await profileExists('!left-249')).toBe(false);
    await prepareMember(firestore, uid, null);
  });
});
