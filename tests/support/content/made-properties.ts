import { randomUUID } from 'node:crypto';
import { newProperty } from '#domain/property/defaults.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { derivePriceAmounts } from '#domain/money/price.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { deleteApp } from 'firebase-admin/app';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** Working copies of a test's own, which are gone when it ends. */
export interface MadeProperties {
  /** Stores a property with the house's defaults, a title of its own and these fields. */
  make: (fields?: Partial<WorkingProperty>) => Promise<WorkingProperty>;
  /** Reads a property as it is stored; null when it is gone. */
  read: (id: string) => Promise<WorkingProperty | null>;
  /** Changes stored fields behind everybody's back, one revision further. */
  change: (id: string, fields: Partial<WorkingProperty>) => Promise<void>;
  /** Sees to it that a property which the test made on a screen goes too. */
  adopt: (id: string) => void;
  /** Deletes all of them. */
  close: () => Promise<void>;
}

/** Opens a shelf on the emulators. */
export function openMadeProperties(): MadeProperties {
  const app = openAdminApp(readEmulatorEnvironment());
  const firestore = openAdminFirestore(app);
  const ids = new Set<string>();
  const at = (id: string) => firestore.doc(`properties/${id}`);

  return {
    make: async (fields = {}) => {
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
      const stored = workingPropertySchema.parse({ ...property, ...derivePriceAmounts(property) });
      await at(id).set(stored);
      ids.add(id);
      return stored;
    },
    read: async (id) => {
      const document = await at(id).get();
      return document.exists ? workingPropertySchema.parse(document.data()) : null;
    },
    change: async (id, fields) => {
      const before = workingPropertySchema.parse((await at(id).get()).data());
      await at(id).update({ ...fields, rev: before.rev + 1 });
    },
    adopt: (id) => void ids.add(id),
    close: async () => {
      await Promise.all(
        [...ids].flatMap((id) => [at(id).delete(), firestore.doc(pictureUsePath('properties', id)).delete()]),
      );
      await deleteApp(app);
    },
  };
}
