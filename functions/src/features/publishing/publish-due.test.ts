import { Firestore, Query, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { ALREADY_LIVE, propertyNotPublished } from '#domain/publishing/text.ts';
import { publishDue } from './publish-due.ts';

const { featured, services: service } = OLDER_WORKING_COPIES;
const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-03-01T09:00:00.000Z';

/** Runs the job with one due publication over these documents, and returns what it writes into the publication. */
async function runDue(target: object, stored: Readonly<Record<string, object>>): Promise<unknown> {
  vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const ref = firestore.doc(`scheduledPublications/${id}`);
  const scheduled = { id, targets: [target], titles: [], at, state: 'waiting', why: '', uid: 'ana', who: '' };
  const read = (path: string) => {
    const data = { ...stored, [ref.path]: scheduled }[path];
    return { id: path.split('/').at(-1), exists: data !== undefined, data: () => data };
  };
  const due = Object.assign(read(ref.path), { ref });
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs: [due] } as never);
  vi.spyOn(firestore, 'getAll').mockImplementation((...documents) =>
    Promise.resolve(documents.map((one) => read('path' in one ? one.path : '')) as never),
  );
  const get = ({ path }: DocumentReference) => Promise.resolve(read(path));
  const transaction = { get } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const update = vi.spyOn(ref, 'update').mockResolvedValue({} as never);
  await publishDue({ database: () => firestore, clock: () => new Date(at) });
  return update.mock.calls;
}

it('what an editor has published before its time is not said to have been changed or deleted', async () => {
  const target = { kind: 'services', id: service.id, rev: service.rev };
  const stored = { [`services/${service.id}`]: service, [`publishedServices/${service.id}`]: service };
  expect(await runDue(target, stored)).toEqual([[{ state: 'refused', why: ALREADY_LIVE }]]);
});

it('a place of a property that is not published is named once in the reason', async () => {
  const target = { kind: 'featured', id: featured.id, rev: featured.rev };
  const stored = {
    [`featured/${featured.id}`]: featured,
    [`properties/${featured.propertyId}`]: { title: 'Casa da Duna' },
  };
  expect(await runDue(target, stored)).toEqual([[{ state: 'refused', why: propertyNotPublished('Casa da Duna') }]]);
});
