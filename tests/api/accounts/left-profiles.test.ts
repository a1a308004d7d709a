import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { connectFirestoreEmulator, getFirestore, setDoc } from 'firebase/firestore/lite';
import { afterAll, describe, expect, it } from 'vitest';
import { sweepProfiles } from '#functions/features/privacy/sweep-profiles.ts';
import { favoritesPath, userPath } from '#functions/platform/firestore-paths.ts';
import { openAccountFixture, type Account } from '#support/accounts/fixture.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import type { Actor } from '#support/rules/actors.ts';
import { adding, newProfile, newPropertyId, prepareMember, profileOf } from '#support/rules/member.ts';

const environment = readEmulatorEnvironment();
const accounts = openAccountFixture(environment);
const admin = openAdminApp(environment);
const firestore = openAdminFirestore(admin);
const auth = getAuth(admin);

afterAll(async () => {
  await accounts.close();
  await deleteApp(admin);
});

const profileExists = async (uid: string) => (await firestore.doc(userPath(uid)).get()).exists;
const favoritesLeft = async (uid: string) => (await firestore.collection(favoritesPath(uid)).get()).size;

/** Writes a profile and a favourite under the rules, with the account's remaining token. */
async function saveAsMember({ uid, app }: Account): Promise<void> {
  const client = getFirestore(app);
  connectFirestoreEmulator(client, environment.firestore.host, environment.firestore.port);
  const actor: Pick<Actor, 'firestore'> = { firestore: client };
  await setDoc(profileOf(actor, uid), newProfile());
  await adding(actor, uid, newPropertyId()).commit();
}

describe('a profile that the token of a deleted account created', () => {
  it('is deleted by the nightly job, with its favourites', async () => {
    const member = await accounts.open('member');
    const authorization = { Authorization: `Bearer ${await member.idToken()}` };
    expect((await callSite('/api/account', { method: 'DELETE', headers: authorization })).status).toBe(200);
    await saveAsMember(member);
    expect([await profileExists(member.uid), await favoritesLeft(member.uid)]).toEqual([true, 1]);

    expect(await sweepProfiles(firestore, auth)).toBeGreaterThanOrEqual(1);
    expect([await profileExists(member.uid), await favoritesLeft(member.uid)]).toEqual([false, 0]);
  });
});

describe('a profile whose account exists', () => {
  it('stays, also while the account is disabled', async () => {
    const [open, disabled] = [await accounts.open('member'), await accounts.open('member')];
    await auth.updateUser(disabled.uid, { disabled: true });
    const id = newPropertyId();
    for (const { uid } of [open, disabled]) {
      await prepareMember(firestore, uid, { favoritesCount: 1, favorites: [id] });
    }
    await sweepProfiles(firestore, auth);
    for (const { uid } of [open, disabled]) {
      expect([await profileExists(uid), await favoritesLeft(uid)]).toEqual([true, 1]);
      await prepareMember(firestore, uid, null);
    }
  });

  it('stays when it follows a page of deleted ones', { tags: ['nightly'] }, async () => {
    const { uid } = await accounts.open('member');
    await prepareMember(firestore, uid, { favoritesCount: 0, favorites: [] });
    const batch = firestore.batch();
    for (let number = 0; number < 250; number += 1) batch.set(firestore.doc(userPath(`!left-${number}`)), { number });
    await batch.commit();
    expect(await sweepProfiles(firestore, auth)).toBeGreaterThanOrEqual(250);
    expect(await profileExists(uid)).toBe(true);
    expect(await profileExists('!left-249')).toBe(false);
    await prepareMember(firestore, uid, null);
  });
});
