import { DocumentReference, Firestore, type DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_PICTURE, OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { listProperties } from './list-properties.ts';
import { reportPhotos } from './report-photos.ts';

const { id } = OLDER_WORKING_COPIES.properties;

it('the properties with pictures are listed without one that cannot be read, which is logged', async () => {
  const { log, database } = listFixture({ 'properties/0': { id }, 'properties/1': { id, title: 'Casa da Duna' } });
  expect(await listProperties(database)(staffInput('editor'))).toEqual({ properties: [{ id, title: 'Casa da Duna' }] });
  expect(log).toHaveBeenCalledExactlyOnceWith('properties/0 does not parse', expect.any(Error));
});

it('the pictures of a property are checked beside one whose document cannot be read, which is logged', async () => {
  const { log, firestore, database } = listFixture({});
  const found = (path: string, data: object) =>
    ({ ref: firestore.doc(path), exists: true, data: () => data }) as unknown as DocumentSnapshot;
  const property = { ...OLDER_WORKING_COPIES.properties, hero: OLDER_PICTURE };
  const document = firestore.doc(`properties/${id}`);
  vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue(found(document.path, property));
  vi.spyOn(Firestore.prototype, 'getAll').mockResolvedValue([
    found('pictures/0', { ...OLDER_RECORDS.pictures, bytes: -1 }),
  ]);
  const { lines } = await reportPhotos(database)({ ...staffInput('editor'), params: { id } });
  expect(lines.map(({ place }) => place)).toContain('hero');
  expect(log).toHaveBeenCalledExactlyOnceWith('pictures/0 does not parse', expect.any(Error));
});
