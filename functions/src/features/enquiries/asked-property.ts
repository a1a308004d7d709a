import { slugInContactAddress } from '#domain/enquiry/contact-path.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { askedPropertySchema, type AskedProperty } from '#domain/enquiry/stored-enquiry.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { AlsoRead } from '#platform/requests/store-idempotent.ts';
import { publishedPropertiesPath, publishedPropertyPath } from '#platform/firestore-paths.ts';

const FIELDS = ['slug', 'title', 'type', 'people'];

const peopleSchema = z.object({
  /** Guests that the property takes. */
  people: z.int().min(0).catch(0),
});

/** The property that an enquiry is about, and how many guests it takes; 0 when it is about none. */
export interface Asked {
  readonly property: AskedProperty | null;
  readonly capacity: number;
}

/** An enquiry with the property that the address of its page names, where a plain contact form cannot say it itself. */
export function withPageProperty(enquiry: Enquiry, page: string | undefined): Enquiry {
  if (enquiry.kind !== 'contact' || enquiry.propertySlug !== '' || page === undefined) return enquiry;
  return { ...enquiry, propertySlug: slugInContactAddress(page) };
}

/** The published property that an enquiry asks about, as a document to be read; null when it asks about none. */
export async function askedDocument(firestore: Firestore, enquiry: Enquiry): Promise<AlsoRead | null> {
  if ('propertyId' in enquiry) {
    return { document: firestore.doc(publishedPropertyPath(enquiry.propertyId)), fields: FIELDS };
  }
  const id = enquiry.kind === 'contact' ? await findBySlug(firestore, enquiry.propertySlug) : null;
  return id === null ? null : { document: firestore.doc(publishedPropertyPath(id)), fields: FIELDS };
}

/** Id of the published property at this address; null when there is none. */
export async function findBySlug(firestore: Firestore, slug: string): Promise<string | null> {
  if (slug === '') return null;
  const { docs } = await firestore.collection(publishedPropertiesPath()).where('slug', '==', slug).limit(1).get();
  return docs[0]?.id ?? null;
}

/** The property that was read; nothing of it where there is none any more. */
export function readAsked(stored: DocumentSnapshot | undefined): Asked {
  if (stored?.exists !== true) return { property: null, capacity: 0 };
  const data = stored.data();
  const { slug, title, type } = z.looseObject(askedPropertySchema.omit({ id: true }).shape).parse(data);
  return { property: { id: stored.id, slug, title, type }, capacity: peopleSchema.parse(data).people };
}
