import { Query, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { repairUses } from './repair-uses.ts';

it('corrects the other records beside one that fails, which is reported', async () => {
  const records = { 'pictureUses/services~a': {}, 'pictureUses/submissions~b': {} };
  const { log, firestore, database } = listFixture(records, {});
  const failure = new Error('Contention');
  const correct = vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(failure).mockResolvedValue(true);
  await expect(repairUses({ database })).rejects.toBe(failure);
  expect(correct).toHaveBeenCalledTimes(2);
  expect(log.mock.calls).toEqual([
    ['pictureUses/services~a does not parse', expect.any(Error)],
    ['pictureUses/submissions~b does not parse', expect.any(Error)],
  ]);
});

it("leaves the record of an owner's photos that cannot be read, and gives every picture that it names", async () => {
  const id = 'a'.repeat(32);
  const record = { version: 2, photos: [{ id }] };
  const { log, firestore, database } = listFixture({ 'pictureUses/submissions~b': record }, {});
  const stored: Record<string, object> = { 'submissions/b': { submission: {} }, 'pictureUses/submissions~b': record };
  const get = async ({ path }: DocumentReference) => {
    const data = stored[path];
    return { exists: data !== undefined, data: () => data, get: (field: string) => Reflect.get(data ?? {}, field) };
  };
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work({ get } as unknown as Transaction));
  expect(await repairUses({ database })).toEqual({
    ...{ wrong: 0, content: new Set() },
    ...{ submissions: new Set([id]), unread: new Set(['b']) },
  });
  expect(log.mock.calls).toEqual([['pictureUses/submissions~b does not parse', expect.any(Error)]]);
});

it('reads the records page by page, because all of them at once do not fit into memory', async () => {
  const page = (from: number, to: number) => {
    const ids = Array.from({ length: to - from }, (_, index) => `s${from + index}`);
    const useOf = (documentId: string) => ({
      collection: 'services',
      documentId,
      title: '',
      pictureIds: [],
      places: [],
    });
    return Object.fromEntries(ids.map((id) => [`pictureUses/services~${id}`, useOf(id)]));
  };
  const { firestore, database } = listFixture(page(0, 200), page(200, 201), {});
  vi.spyOn(Query.prototype, 'startAfter').mockReturnThis();
  const correct = vi.spyOn(firestore, 'runTransaction').mockResolvedValue(true);
  expect(await repairUses({ database })).toMatchObject({ wrong: 201 });
  expect(correct).toHaveBeenCalledTimes(201);
});
