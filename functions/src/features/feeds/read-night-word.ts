import { nightWordOf, type NightWord } from '#domain/stay/night-word.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { propertyPath, publishedPropertyPath } from '#platform/firestore-paths.ts';
import { listedPropertySchema } from '#platform/stays/listed-stays.ts';

/** What stays at a property are counted in; a deleted one may still be on the site. */
export async function readNightWord(firestore: Firestore, propertyId: string): Promise<NightWord> {
  const paths = [propertyPath(propertyId), publishedPropertyPath(propertyId)];
  const copies = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
  const copy = copies.find(({ exists }) => exists);
  return copy === undefined ? 'night' : nightWordOf(listedPropertySchema.parse(copy.data()).type);
}
