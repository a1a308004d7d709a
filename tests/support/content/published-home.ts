import { deleteApp } from 'firebase-admin/app';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** What the admins chose for the home page, straight from Firestore. */
export interface PublishedHome {
  /** Titles of the active featured properties, in order. */
  featured: string[];
  /** Titles of the gallery's properties, in order. */
  gallery: string[];
  /** The settings of the home page. */
  settings: SiteSettings['home'];
}

/** The home page's content of the test project. */
export async function publishedHome(): Promise<PublishedHome> {
  const app = openAdminApp(readEmulatorEnvironment());
  const firestore = openAdminFirestore(app);
  const documents = async (name: 'properties' | 'featured' | 'settings') =>
    (await firestore.collection(CONTENT_KINDS[name].published).get()).docs;
  try {
    const properties = (await documents('properties')).map((document) =>
      PUBLISHED_SCHEMAS.properties.parse(document.data()),
    );
    const featured = (await documents('featured')).map((document) => PUBLISHED_SCHEMAS.featured.parse(document.data()));
    const site = (await documents('settings')).find(({ id }) => id === SITE_SETTINGS_ID);
    const { home } = PUBLISHED_SCHEMAS.settings.parse(site?.data());
    const titleOf = (id: string): string[] =>
      properties.filter((property) => property.id === id).map(({ title }) => title);
    const active = featured.filter(({ isActive }) => isActive).sort((a, b) => a.orderIndex - b.orderIndex);
    return {
      featured: active.flatMap(({ propertyId }) => titleOf(propertyId)),
      gallery: home.galleryPropertyIds.flatMap(titleOf),
      settings: home,
    };
  } finally {
    await deleteApp(app);
  }
}
