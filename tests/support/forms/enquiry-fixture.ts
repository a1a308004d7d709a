import { randomUUID } from 'node:crypto';
import { enquiriesApi } from '#domain/api/enquiries.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { newEmail, postJson, formMetadata } from './sending.ts';

/** A published property to enquire about, and what visitors send about it over HTTP. */
export async function openEnquiryFixture(fields: Parameters<typeof publishedFixture>[0] = { people: 8 }) {
  const admin = openAdminApp(readEmulatorEnvironment());
  const firestore = getFirestore(admin);
  const property = publishedFixture({
    id: randomUUID(),
    slug: `enquiry-property-${randomUUID().slice(0, 8)}`,
    ...fields,
  });
  const document = firestore.collection(CONTENT_KINDS.properties.published).doc(property.id);
  await document.set(property);
  return {
    firestore,
    property,
    information: (given: Record<string, unknown> = {}) => ({
      kind: 'information',
      propertyId: property.id,
      name: 'Ana Exemplo',
      email: newEmail(),
      ...given,
    }),
    close: async () => {
      await document.delete();
      await deleteApp(admin);
    },
  };
}

/** Sends an enquiry; `given` replaces the fields that every form adds, such as its key. */
export function sendEnquiry(enquiry: unknown, given: Record<string, unknown> = {}): Promise<Response> {
  return postJson('/api/enquiries', { ...formMetadata('enquiry'), enquiry, ...given });
}

/** The parsed response to an accepted enquiry; throws for a rejected one. */
export async function acceptedEnquiry(response: Response) {
  if (response.status !== 200) throw new Error(`Expected 200, got ${response.status}: ${await response.text()}`);
  return enquiriesApi['POST /api/enquiries'].response.parse(await response.json());
}
