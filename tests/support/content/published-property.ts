import { deleteApp } from 'firebase-admin/app';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { LegalPage } from '#domain/content/legal-page.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Department } from '#domain/content/team.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** What is published about the house itself. */
export interface PublishedPropertyFixture {
  settings: SiteSettings;
  departments: Department[];
  legalPages: LegalPage[];
}

/** The settings, departments and legal pages of the test project, straight from Firestore. */
export async function publishedProperty(): Promise<PublishedPropertyFixture> {
  const app = openAdminApp(readEmulatorEnvironment());
  const firestore = openAdminFirestore(app);
  const documents = async (name: 'settings' | 'departments' | 'legalPages') =>
    (await firestore.collection(CONTENT_KINDS[name].published).get()).docs;
  try {
    const site = (await documents('settings')).find(({ id }) => id === SITE_SETTINGS_ID);
    return {
      settings: PUBLISHED_SCHEMAS.settings.parse(site?.data()),
      departments: (await documents('departments')).map((document) =>
        PUBLISHED_SCHEMAS.departments.parse(document.data()),
      ),
      legalPages: (await documents('legalPages')).map((document) =>
        PUBLISHED_SCHEMAS.legalPages.parse(document.data()),
      ),
    };
  } finally {
    await deleteApp(app);
  }
}
