import { randomUUID } from 'node:crypto';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';
import { propertySchema } from '#domain/property/property.ts';
import { fillWorking } from './fill-working.ts';

/** Number of members, and of the properties that each has saved. */
const MEMBERS = 500;
const SAVED = 3;

/** Fills a project with the data of years: properties, as many enquiries, members and their saved properties. */
export async function fillProject(
  project: string,
  properties: number,
): Promise<{ documents: number; accounts: number }> {
  const { documents } = await prepareSample();
  const pictures = documents.flatMap(({ data }) =>
    propertySchema.shape.gallery.parse('gallery' in data ? data.gallery : []),
  );
  const made = await fillWorking(project, properties, pictures);
  const app = initializeApp({ projectId: project }, `fill-project ${project}`);
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter();
  for (const { id, title } of made) {
    const enquiry = { kind: 'info', fullName: 'Ana Exemplo', email: `${id}@bench.example`, message: `About ${title}` };
    const receivedAt = Timestamp.fromMillis(1_764_000_000_000 + Math.floor(Math.random() * 1e9));
    void writer.set(firestore.doc(`${BUSINESS_COLLECTIONS.enquiries}/${randomUUID()}`), { enquiry, receivedAt });
  }
  const members = Array.from({ length: MEMBERS }, (_, index) => ({ uid: randomUUID(), index }));
  for (const { uid, index } of members) {
    const profile = firestore.doc(`${BUSINESS_COLLECTIONS.users}/${uid}`);
    void writer.set(profile, { name: `Member ${index}`, favoritesCount: SAVED });
    for (const { id } of made.slice(index, index + SAVED)) {
      void writer.set(profile.collection('favorites').doc(id), { addedAt: Timestamp.now() });
    }
  }
  await writer.close();
  await mapLimited(members, 10, ({ uid, index }) =>
    getAuth(app).createUser({ uid, email: `member-${index}@bench.example`, password: randomUUID() }),
  );
  await deleteApp(app);
  return { documents: made.length * 2 + MEMBERS * (1 + SAVED), accounts: MEMBERS };
}
