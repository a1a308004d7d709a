import { DocumentReference, type Query, type Transaction } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { OLDER_PICTURE, OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { makePictureUse } from '#domain/media/picture-use.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { removePicture } from './remove-picture.ts';

const { properties, heroImages, settings } = OLDER_WORKING_COPIES;
const { id } = OLDER_PICTURE;

/** A removal everywhere of a picture that one working copy uses; what it writes, and what is logged. */
function removeFrom(path: string, document: object) {
  const [collection = '', documentId = ''] = path.split('/');
  const use = makePictureUse(collection, documentId, document) ?? {};
  const { log, firestore, ...deps } = listFixture({ 'pictureUses/0': use });
  const stored: Record<string, object> = { [`pictures/${id}`]: OLDER_RECORDS.pictures, [path]: document };
  const read = (ref: DocumentReference) => ({ ref, exists: ref.path in stored, data: () => stored[ref.path] });
  const written: string[] = [];
  const write = (ref: DocumentReference) => written.push(ref.path);
  const transaction = {
    get: async (found: DocumentReference | Query) =>
      found instanceof DocumentReference ? read(found) : await found.get(),
    getAll: (...refs: DocumentReference[]) => Promise.resolve(refs.map(read)),
    ...{ set: write, create: write, update: write, delete: write },
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const remove = removePicture({ ...deps, bucket: () => expect.fail('Its files stay') });
  const removal = remove({ ...staffInput('editor'), params: { id }, query: { force: 'true' } });
  return { removal, written, log };
}

describe('removing a picture everywhere changes nothing and says', () => {
  const url = `See /media/${id}/1.avif`;
  const slide = { ...OLDER_PICTURE, id: 'f'.repeat(32), caption: url };

  it.each([
    [`properties/${properties.id}`, { ...properties, description: url }, 'Casa da Duna', 'Casa da Duna'],
    [`heroImages/${heroImages.id}`, { ...heroImages, image: slide }, 'Slide', heroImages.id],
    ['settings/site', { ...settings, description: url }, 'Site settings', 'site'],
  ])('which text of %s contains its id', async (path, document, name, title) => {
    const { removal, written } = removeFrom(path, document);
    await expect(removal).rejects.toMatchObject({
      code: 'in_use',
      detail: `A text of “${name}” contains the id of this picture, ${id}: remove it there first.`,
      fields: [{ path, message: title }],
    });
    expect(written).toEqual([]);
  });

  it('which document that uses it cannot be read, which is logged', async () => {
    const path = `properties/${properties.id}`;
    const { removal, written, log } = removeFrom(path, { ...properties, type: 'unknown' });
    await expect(removal).rejects.toMatchObject({
      code: 'in_use',
      detail: expect.stringContaining('“Casa da Duna” uses this picture, but its stored content cannot be read.'),
      fields: [{ path, message: 'Casa da Duna' }],
    });
    expect(written).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith(`${path} does not parse`, expect.any(Error));
  });
});
