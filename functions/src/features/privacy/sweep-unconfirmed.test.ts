import { FirebaseAuthError, type Auth, type UserRecord } from 'firebase-admin/auth';
import { Firestore, type DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { sweepUnconfirmed } from './sweep-unconfirmed.ts';

const NOW = new Date('2027-06-01T03:30:00Z');
const [OLD, RECENT] = ['Sat, 27 Feb 2027 12:00:00 GMT', 'Fri, 05 Mar 2027 12:00:00 GMT'];

/** An account whose link was never followed, as Auth gives it. */
function accountOf(uid: string, fields: Partial<UserRecord> = {}, metadata: object = {}): UserRecord {
  return {
    ...{ uid, emailVerified: false, disabled: false, tokensValidAfterTime: OLD },
    metadata: { creationTime: OLD, lastSignInTime: null, ...metadata },
    ...fields,
  } as UserRecord;
}

/** An Auth with these pages of accounts, and a list of staff with these ids. */
function sweepFixture(pages: readonly UserRecord[][], staff: readonly string[] = []) {
  const firestore = new Firestore({ projectId: 'unit' });
  vi.spyOn(firestore, 'getAll').mockImplementation(async (...documents) =>
    documents.map((found) => ({ exists: staff.includes('id' in found ? found.id : '') }) as DocumentSnapshot),
  );
  const deleteUsers = vi.fn<Auth['deleteUsers']>(async (uids) => ({
    ...{ successCount: uids.length, failureCount: 0, errors: [] },
  }));
  const listUsers = vi.fn<Auth['listUsers']>(async (_, token = '0') => {
    const next = Number(token) + 1;
    return { users: pages[next - 1] ?? [], ...(next < pages.length ? { pageToken: `${next}` } : {}) };
  });
  const sweep = () => sweepUnconfirmed(firestore, { listUsers, deleteUsers }, NOW);
  return { sweep, deleteUsers, deleted: () => deleteUsers.mock.calls.flatMap(([uids]) => uids) };
}

describe('an account whose email was never confirmed', () => {
  it('is deleted after 90 days, on every page of accounts', async () => {
    const { sweep, deleted } = sweepFixture([[accountOf('ana')], [accountOf('rui')], []]);
    expect(await sweep()).toBe(2);
    expect(deleted()).toEqual(['ana', 'rui']);
  });

  it.each<[string, UserRecord]>([
    ['is confirmed', accountOf('ana', { emailVerified: true })],
    ['somebody was signed in with', accountOf('ana', {}, { lastSignInTime: OLD })],
    ['is younger', accountOf('ana', { tokensValidAfterTime: RECENT }, { creationTime: RECENT })],
    ['was registered again since', accountOf('ana', { tokensValidAfterTime: RECENT })],
    ['is disabled', accountOf('ana', { disabled: true })],
  ])('stays when it %s', async (_name, account) => {
    const { sweep, deleteUsers } = sweepFixture([[account]]);
    expect(await sweep()).toBe(0);
    expect(deleteUsers).not.toHaveBeenCalled();
  });

  it('stays when it was made for a colleague', async () => {
    const { sweep, deleted } = sweepFixture([[accountOf('ana'), accountOf('vera')]], ['vera']);
    await sweep();
    expect(deleted()).toEqual(['ana']);
  });

  it('is one of at most a thousand that one night deletes', async () => {
    const page = (name: string) => Array.from({ length: 700 }, (_, index) => accountOf(`${name}${index}`));
    const { sweep, deleted } = sweepFixture([page('a'), page('b'), page('c')]);
    expect(await sweep()).toBe(1000);
    expect(deleted()).toHaveLength(1000);
  });

  it('that cannot be deleted is reported, after the others', async () => {
    const { sweep, deleteUsers, deleted } = sweepFixture([[accountOf('ana')], [accountOf('rui')]]);
    const error = new FirebaseAuthError({ code: 'internal-error', message: 'Too much at once' });
    deleteUsers.mockResolvedValueOnce({ successCount: 0, failureCount: 1, errors: [{ index: 0, error }] });
    await expect(sweep()).rejects.toThrow('Too much at once');
    expect(deleted()).toEqual(['ana', 'rui']);
  });
});
