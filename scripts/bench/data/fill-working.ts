import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { workingPropertySchema, type PublishedProperty, type WorkingProperty } from '#domain/property/property.ts';
import type { Picture } from '#domain/media/picture.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';

/** Fields that only a published copy has. */
const PUBLISHED_ONLY = new Set(['publishedAt', 'publishedRev']);

/** Writes generated working copies into a project and returns them. */
export async function fillWorking(
  project: string,
  count: number,
  pictures: readonly Picture[],
): Promise<WorkingProperty[]> {
  const made = generateProperties(count, pictures).map(workingCopy);
  const app = initializeApp({ projectId: project }, `fill ${project}`);
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter();
  for (const property of made) {
    void writer.set(firestore.collection(CONTENT_KINDS.properties.working).doc(property.id), property);
  }
  await writer.close();
  await deleteApp(app);
  return made;
}

function workingCopy(property: PublishedProperty): WorkingProperty {
  return workingPropertySchema.parse({
    ...Object.fromEntries(Object.entries(property).filter(([field]) => !PUBLISHED_ONLY.has(field))),
    slug: `made-${property.slug}`.slice(0, 80).replace(/-$/, ''),
    checkInInstructions: '',
    contactInfo: '',
    archivedAt: null,
  });
}
