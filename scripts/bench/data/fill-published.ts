import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { propertySchema } from '#domain/property/property.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';
import type { PreparedSample } from '#scripts/seed/prepare-sample.ts';

const PROPERTIES = CONTENT_KINDS.properties.published;
const PUBLISHED = new Set<string>(Object.values(CONTENT_KINDS).map(({ published }) => published));

/** Publishes the sample content and enough generated properties for `count` in all. */
export async function fillPublished(project: string, count: number, sample: PreparedSample): Promise<void> {
  const app = initializeApp({ projectId: project }, project);
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter();
  const documents = sample.documents.filter(({ collection }) => PUBLISHED.has(collection));
  const ours = documents.filter(({ collection }) => collection === PROPERTIES);
  const pictures = ours.flatMap(({ data }) =>
    propertySchema.shape.gallery.parse('gallery' in data ? data.gallery : []),
  );
  const generated = generateProperties(Math.max(0, count - ours.length), pictures);
  for (const { collection, id, data } of documents) void writer.set(firestore.collection(collection).doc(id), data);
  for (const property of generated) {
    // A generated title may also be one of the sample's.
    const slug = `made-${property.slug}`.slice(0, 80);
    void writer.set(firestore.collection(PROPERTIES).doc(property.id), { ...property, slug });
  }
  await writer.close();
  await deleteApp(app);
}
