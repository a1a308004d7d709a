import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { Picture } from '#domain/media/picture.ts';
import { propertySchema, workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import type { SeedDocument } from '#scripts/seed/content-documents.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';

const { working, published } = CONTENT_KINDS.properties;

/** Opens the database of a project; the emulators create projects on first use. */
export function openFirestore(projectId: string): Firestore {
  return getFirestore(initializeApp({ projectId }, projectId));
}

export async function storeDocuments(firestore: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const { collection, id, data } of documents) void writer.set(firestore.collection(collection).doc(id), data);
  await writer.close();
}

/** Pictures of the sample's galleries, for generated properties. */
export async function samplePictures(): Promise<Picture[]> {
  return picturesOf((await prepareSample()).documents);
}

/** Stores generated working copies and returns them. */
export async function fillWorking(firestore: Firestore, count: number): Promise<WorkingProperty[]> {
  const forStaff = { checkInInstructions: '', contactInfo: '', archivedAt: null };
  const made = generateProperties(count, await samplePictures()).map((property) =>
    workingPropertySchema.strip().parse({ ...property, ...forStaff, slug: ownSlug(property) }),
  );
  await storeDocuments(
    firestore,
    made.map((property) => ({ collection: working, id: property.id, data: property })),
  );
  return made;
}

/** Stores the sample content and enough published properties for `count` in all. */
export async function fillPublished(firestore: Firestore, count: number): Promise<void> {
  const { documents } = await prepareSample();
  const ours = documents.filter(({ collection }) => collection === published);
  const made = generateProperties(Math.max(0, count - ours.length), picturesOf(ours)).map((property) => {
    return { collection: published, id: property.id, data: { ...property, slug: ownSlug(property) } };
  });
  await storeDocuments(firestore, [...documents, ...made]);
}

/** A generated title may also be one of the sample's. */
function ownSlug({ slug }: { slug: string }): string {
  return `made-${slug}`.slice(0, 80).replace(/-$/, '');
}

function picturesOf(documents: readonly SeedDocument[]): Picture[] {
  return documents.flatMap(({ data }) => propertySchema.shape.gallery.parse('gallery' in data ? data.gallery : []));
}
