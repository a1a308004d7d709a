import type { Auth } from 'firebase-admin/auth';
import {
  DocumentReference,
  Firestore,
  Query,
  WriteBatch,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { staffInput } from '#platform/requests/list-fixture.ts';
import { inviteAgain } from './invite-again.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

const NOW = new Date('2027-03-01T09:00:00Z');

const input = { ...staffInput('admin'), params: { uid: 'vera' } };

/** A colleague with an account, and the collections into which batches have written. */
function staffFixture() {
  const firestore = new Firestore({ projectId: 'unit' });
  const line = { ...OLDER_RECORDS.staff, isDisabled: false };
  const account = {
    ...{ uid: 'vera', email: line.email, emailVerified: true, customClaims: { role: line.role } },
    ...{ metadata: {}, multiFactor: { enrolledFactors: [{}] } },
  };
  const written: string[] = [];
  const found = { exists: true, data: () => line } as unknown as DocumentSnapshot;
  vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue(found);
  vi.spyOn(Query.prototype, 'get').mockImplementation(() => {
    const docs = written.includes('auditLog') ? [{ get: () => 'staff.invited-again' }] : [];
    return Promise.resolve({ docs, empty: docs.length === 0 } as unknown as QuerySnapshot);
  });
  vi.spyOn(WriteBatch.prototype, 'create').mockImplementation(function create(this: WriteBatch, { parent }) {
    written.push(parent.id);
    return this;
  });
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const accounts = {
    getUserByEmail: async () => account,
    getUsers: async () => ({ users: [account], notFound: [] }),
    setCustomUserClaims: async () => undefined,
    revokeRefreshTokens: async () => undefined,
    updateUser: async (_uid: string, { multiFactor }: { multiFactor?: unknown }) => {
      if (multiFactor !== undefined) account.multiFactor.enrolledFactors = [];
    },
  } as unknown as Auth;
  const deps = {
    ...{ accounts: () => accounts, database: () => firestore, clock: () => NOW },
    ...{ content: { readSettings: async () => settingsFixture() }, siteOrigin: () => 'https://brand.example' },
  };
  return { deps, written };
}

it('an invitation that is sent again twice in quick succession is emailed once', async () => {
  const { deps, written } = staffFixture();
  await inviteAgain(deps)(input);
  await inviteAgain(deps)(input);
  expect(written).toEqual(['mail', 'auditLog']);
});

it('a second factor that is removed twice in quick succession is reported once', async () => {
  const { deps, written } = staffFixture();
  // Ending sessions waits for the next second.
  let time = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
  await removeSecondFactor(deps)(input);
  await removeSecondFactor(deps)(input);
  expect(written).toEqual(['mail', 'auditLog']);
});
