import { randomUUID } from 'node:crypto';
import { derivePriceAmounts } from '#domain/money/price.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { deleteApp } from 'firebase-admin/app';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

/** Working copies of a browser test, deleted when it closes. */
export interface TestProperties {
  /** Stores a property with default values, a unique title and these fields. */
  create: (fields?: Partial<WorkingProperty>) => Promise<WorkingProperty>;
  /** Null when there is no such property. */
  read: (id: string) => Promise<WorkingProperty | null>;
  /** Changes stored fields and increases the revision, as a colleague would. */
  change: (id: string, fields: Partial<WorkingProperty>) => Promise<void>;
  /** Deletes a property that the test creates on a screen, too. */
  deleteAfterwards: (id: string) => void;
  close: () => Promise<void>;
}

/** A working copy that a test may change. */
export interface PropertyCopy {
  id: string;
  title: string;
  remove: () => Promise<void>;
}

export function openTestProperties(): TestProperties {
  const app = openAdminApp(readEmulatorEnvironment());
  const firestore = openAdminFirestore(app);
  const ids = new Set<string>();
  const at = (id: string) => firestore.doc(`properties/${id}`);

  return {
    create: async (fields = {}) => {
      const id = randomUUID();
      const title = `Casa ${id.slice(0, 8)}`;
      const identity = { id, title, slug: slugFromTitle(title), location: 'Carvalhal, Comporta' };
      const property = {
        ...newProperty({ ...identity, createdAt: new Date().toISOString() }),
        price: '€900 per night',
        ...fields,
        rev: 1,
        archivedAt: fields.archivedAt ?? null,
      };
      const workingCopy = workingPropertySchema.parse({ ...property, ...derivePriceAmounts(property) });
      await at(id).set(workingCopy);
      ids.add(id);
      return workingCopy;
    },
    read: async (id) => {
      const document = await at(id).get();
      return document.exists ? workingPropertySchema.parse(document.data()) : null;
    },
    change: async (id, fields) => {
      const before = workingPropertySchema.parse((await at(id).get()).data());
      await at(id).update({ ...fields, rev: before.rev + 1 });
    },
    deleteAfterwards: (id) => void ids.add(id),
    close: async () => {
      await Promise.all(
        [...ids].flatMap((id) => [at(id).delete(), firestore.doc(pictureUsePath('properties', id)).delete()]),
      );
      await deleteApp(app);
    },
  };
}

/** A rental of the sample with a hero and a gallery, which no test changes or deletes. */
const SAMPLE = 'Algar House';

/** Copies a sample property with a new id and title. */
export async function copySampleProperty(): Promise<PropertyCopy> {
  const app = openAdminApp(readEmulatorEnvironment());
  const firestore = openAdminFirestore(app);
  const id = randomUUID();
  const title = `Casa ${id.slice(0, 8)}`;
  // By its title: the first property of the collection may be one that another test is about to delete.
  const { docs } = await firestore.collection('properties').where('title', '==', SAMPLE).get();
  const document = firestore.doc(`properties/${id}`);
  await document.set({ ...workingPropertySchema.parse(docs[0]?.data()), id, title, rev: 1 });
  const remove = async (): Promise<void> => {
    await document.delete();
    await firestore.doc(pictureUsePath('properties', id)).delete();
    await deleteApp(app);
  };
  return { id, title, remove };
}
