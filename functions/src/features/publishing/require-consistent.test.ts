import { Firestore, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { requireConsistent } from './require-consistent.ts';

it('a featured place that leaves with its property is named by the property', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const property = publishedFixture();
  const featured = { id: 'place', propertyId: property.id, isActive: true, orderIndex: 1, rev: 1 };
  const get = ({ path }: CollectionReference) =>
    Promise.resolve({ docs: path === 'publishedFeatured' ? [{ id: featured.id, data: () => featured }] : [] });
  const transaction = { get } as unknown as Transaction;
  const leaving = {
    kind: 'properties',
    id: property.id,
    title: property.title,
    before: property,
    after: null,
  } as const;
  const plan = await requireConsistent({ firestore, transaction, uid: 'ana', now: new Date() }, [leaving]);
  expect(plan).toEqual([
    leaving,
    { kind: 'featured', id: featured.id, title: property.title, before: featured, after: null },
  ]);
});
