import {
  DocumentReference,
  Firestore,
  Query,
  type DocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';

const { enquiries, calendars, staff } = OLDER_RECORDS;

/** When the fixture is used. */
export const NOW = new Date('2027-03-01T09:00:00Z');

/** The nights that the enquiry asks for. */
export const NIGHTS = { from: '2027-05-08', to: '2027-05-15' };

/** Who made an entry of the calendar. */
export const MADE = { by: 'rita', createdAt: NOW.toISOString(), note: '' };

/** What is stored of a stay for tests. */
interface GivenStay {
  readonly occupancies: readonly object[];
  readonly sameStays?: readonly object[];
  /** Default 'new'. */
  readonly status?: string;
  /** Whether the property is deleted, while its calendar stays; default false. */
  readonly isDeleted?: boolean;
}

/** A database with an enquiry about NIGHTS and the calendar of its property, and the documents that are written to it. */
export function openStoredStay({ occupancies, sameStays = [], status = 'new', isDeleted = false }: GivenStay): {
  readonly deps: SiteDeps;
  readonly written: ReadonlyMap<string, unknown>;
} {
  const enquiry = { ...enquiries.enquiry, checkInDate: NIGHTS.from, checkOutDate: NIGHTS.to };
  const stored: Record<string, object> = {
    enquiries: { ...enquiries, enquiry, status },
    staff,
    calendars: { ...calendars, occupancies, sameStays },
    ...(isDeleted ? {} : { properties: { type: 'rental' } }),
  };
  const find = (reference: object) => {
    const data = stored[String(Reflect.get(reference, 'path')).split('/')[0] ?? ''];
    return { exists: data !== undefined, data: () => data } as unknown as DocumentSnapshot;
  };
  const firestore = new Firestore({ projectId: 'unit' });
  const written = new Map<string, unknown>();
  const write = ({ path }: DocumentReference, data: unknown) => written.set(path, data);
  const transaction = {
    getAll: (...refs: DocumentReference[]) => Promise.resolve(refs.map(find)),
    ...{ set: write, update: write, create: () => undefined },
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  vi.spyOn(firestore, 'getAll').mockImplementation((...refs) => Promise.resolve(refs.map(find)));
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(function get(this: DocumentReference) {
    return Promise.resolve(find(this));
  });
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs: [] } as unknown as QuerySnapshot);
  const deps = {
    ...{ database: () => firestore, clock: () => NOW, siteOrigin: () => 'https://brand.example' },
    content: { readSettings: () => Promise.resolve(settingsFixture()) },
  };
  return { deps, written };
}
