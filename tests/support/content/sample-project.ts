import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';
import { writeContent } from '#scripts/seed/write-content.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

/** Firestore of another project in the same emulator, with the sample content, which no other test reads or changes. */
export async function openSampleProject(projectId: string): Promise<Firestore> {
  // Throws where no emulators run.
  readEmulatorEnvironment();
  const firestore = getFirestore(initializeApp({ projectId }, `sample-${randomUUID()}`));
  const { documents } = await prepareSample();
  await writeContent(firestore, documents);
  return firestore;
}
