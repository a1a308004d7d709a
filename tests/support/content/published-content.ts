import { deleteApp } from 'firebase-admin/app';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { type PublishedProperty, publishedPropertySchema } from '#domain/property/property.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

/** Published content of the home page. */
export interface PublishedHome {
  /** Titles of the active featured properties, in order. */
  featured: string[];
  /** Titles of the gallery's properties, in order. */
  gallery: string[];
  settings: SiteSettings['home'];
}

/** The published properties of the test project, from Firestore. */
export async function publishedProperties(): Promise<PublishedProperty[]> {
  return withFirestore(async (firestore) =>
    (await publishedOf(firestore, 'properties')).map((document) => publishedPropertySchema.parse(document.data())),
  );
}

/** The published documents of one kind, in display order. */
export async function publishedDocuments<Schema extends z.ZodType<{ orderIndex: number }>>(
  kind: ContentKind,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  return withFirestore(async (firestore) =>
    (await publishedOf(firestore, kind))
      .map((document) => schema.parse(document.data()))
      .sort((a, b) => a.orderIndex - b.orderIndex),
  );
}

export async function publishedHome(): Promise<PublishedHome> {
  return withFirestore(async (firestore) => {
    const properties = (await publishedOf(firestore, 'properties')).map((document) =>
      PUBLISHED_SCHEMAS.properties.parse(document.data()),
    );
    const featured = (await publishedOf(firestore, 'featured')).map((document) =>
      PUBLISHED_SCHEMAS.featured.parse(document.data()),
    );
    const { home } = await publishedSettings(firestore);
    const titleOf = (id: string): string[] =>
      properties.filter((property) => property.id === id).map(({ title }) => title);
    const active = featured.filter(({ isActive }) => isActive).sort((a, b) => a.orderIndex - b.orderIndex);
    return {
      featured: active.flatMap(({ propertyId }) => titleOf(propertyId)),
      gallery: home.galleryPropertyIds.flatMap(titleOf),
      settings: home,
    };
  });
}

async function publishedSettings(firestore: Firestore): Promise<SiteSettings> {
  const settings = (await publishedOf(firestore, 'settings')).find(({ id }) => id === SITE_SETTINGS_ID);
  return PUBLISHED_SCHEMAS.settings.parse(settings?.data());
}

async function publishedOf(firestore: Firestore, kind: ContentKind): Promise<QueryDocumentSnapshot[]> {
  return (await firestore.collection(CONTENT_KINDS[kind].published).get()).docs;
}

async function withFirestore<T>(read: (firestore: Firestore) => Promise<T>): Promise<T> {
  const app = openAdminApp(readEmulatorEnvironment());
  try {
    return await read(openAdminFirestore(app));
  } finally {
    await deleteApp(app);
  }
}
