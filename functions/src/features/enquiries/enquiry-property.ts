import { slugInContactUrl } from '#domain/enquiry/contact-path.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { askedPropertySchema, type AskedProperty } from '#domain/enquiry/stored-enquiry.ts';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { publishedPropertiesPath, publishedPropertyPath } from '#platform/firestore-paths.ts';

const FIELDS = ['slug', 'title', 'type', 'people'];

const peopleSchema = z.object({
  /** Maximum number of guests. */
  people: z.int().min(0).catch(0),
});

/** The document of a property and the fields that an enquiry needs. */
interface DocumentToRead {
  readonly document: DocumentReference;
  readonly fields: readonly string[];
}

/** The property of an enquiry and its maximum number of guests; null and 0 for an enquiry without a property. */
export interface EnquiryProperty {
  readonly property: AskedProperty | null;
  readonly capacity: number;
}

/** Adds the property in the page's URL to an enquiry, because the contact form without JavaScript cannot send it. */
export function withPageProperty(enquiry: Enquiry, page: string | undefined): Enquiry {
  if (enquiry.kind !== 'contact' || enquiry.propertySlug !== '' || page === undefined) return enquiry;
  return { ...enquiry, propertySlug: slugInContactUrl(page) };
}

/** Finds the document of the published property of an enquiry; null without a property. */
export async function findPropertyDocument(firestore: Firestore, enquiry: Enquiry): Promise<DocumentToRead | null> {
  if ('propertyId' in enquiry) {
    return { document: firestore.doc(publishedPropertyPath(enquiry.propertyId)), fields: FIELDS };
  }
  const id = enquiry.kind === 'contact' ? await findPropertyId(firestore, enquiry.propertySlug) : null;
  return id === null ? null : { document: firestore.doc(publishedPropertyPath(id)), fields: FIELDS };
}

/** Id of the published property with this slug; null when there is none. */
export async function findPropertyId(firestore: Firestore, slug: string): Promise<string | null> {
  if (slug === '') return null;
  const { docs } = await firestore.collection(publishedPropertiesPath()).where('slug', '==', slug).limit(1).get();
  return docs[0]?.id ?? null;
}

/** Parses the property; `property` is null when it is not published any more. */
export function readProperty(stored: DocumentSnapshot | undefined): EnquiryProperty {
  if (stored?.exists !== true) return { property: null, capacity: 0 };
  const data = stored.data();
  const { slug, title, type } = z.looseObject(askedPropertySchema.omit({ id: true }).shape).parse(data);
  return { property: { id: stored.id, slug, title, type }, capacity: peopleSchema.parse(data).people };
}
