import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { repairUses } from '#functions/features/media/library/repair-uses.ts';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture, savedPropertySchema } from '#support/content/property-fixture.ts';

const content = await openContentFixture();
const properties = openPropertyFixture(content);
afterAll(() => content.close());

const { firestore } = content;
const useOf = (id: string) => firestore.doc(pictureUsePath('properties', id));

describe('the nightly repair of picture uses', () => {
  it('corrects a wrong record, removes one without a document, and then finds nothing more to correct', async () => {
    const [hero, other] = [await content.storePicture(), await content.storePicture()];
    const property = await properties.create({ hero });
    const lost = useOf('00000000-0000-4000-8000-000000000000');
    const right = (await useOf(property.id).get()).data() ?? {};
    await useOf(property.id).set({
      ...right,
      pictureIds: [other.id],
      places: [{ pictureId: other.id, place: 'hero' }],
    });
    await lost.set({ ...right, documentId: lost.id.split('~')[1] });
    expect((await repairUses({ database: () => firestore })).wrong).toBeGreaterThanOrEqual(2);
    expect((await useOf(property.id).get()).data()).toEqual(right);
    expect((await lost.get()).exists).toBe(false);
    expect((await repairUses({ database: () => firestore })).wrong).toBe(0);
  });

  it('corrects a record that cannot be read, and removes one without a document', async () => {
    const property = await properties.create({ hero: await content.storePicture() });
    const right = (await useOf(property.id).get()).data();
    const lost = useOf('00000000-0000-4000-8000-000000000001');
    await useOf(property.id).set({ unreadable: true });
    await lost.set({ unreadable: true });
    expect((await repairUses({ database: () => firestore })).wrong).toBeGreaterThanOrEqual(2);
    expect((await useOf(property.id).get()).data()).toEqual(right);
    expect((await lost.get()).exists).toBe(false);
  });

  it('keeps the record of a document that is saved after it was read', async () => {
    const property = await properties.create({ hero: await content.storePicture() });
    const earlier = firestore.collection('properties').where('id', '==', property.id);
    const read = await earlier.get();
    const hero = await content.storePicture();
    const response = await properties.change(property, { hero });
    expect(savedPropertySchema.parse(await response.json()).document.hero?.id).toBe(hero.id);

    await repairUses({ database: () => withEarlierRead(firestore, 'properties', read) });
    expect((await useOf(property.id).get()).get('pictureIds')).toEqual([hero.id]);
    expect((await repairUses({ database: () => firestore })).wrong).toBe(0);
  });
});

/** The database as it answers when a collection was read before documents in it were saved. */
function withEarlierRead(database: Firestore, name: string, read: object): Firestore {
  const query = { orderBy: () => query, limit: () => query, get: () => Promise.resolve(read) };
  return new Proxy(database, {
    get: (target, property) => {
      if (property === 'collection') return (path: string) => (path === name ? query : target.collection(path));
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
