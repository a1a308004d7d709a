import { slugInContactUrl } from '#domain/enquiry/contact-path.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { askedPropertySchema, type AskedProperty } from '#domain/enquiry/stored-enquiry.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { publishedPropertiesPath, publishedPropertyPath } from '#platform/firestore-paths.ts';

const FIELDS = ['slug', 'title', 'type', 'people'];

const peopleSchema = z.object({
  /** Maximum number of guests. */
  people: z.int().min(0).catch(0),
});

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

/** Finds the document of the published property of an enquiry, and the fields to read; null without a property. */
export async function findPropertyDocument(firestore: Firestore, enquiry: Enquiry) {
  const id = await findPropertyId(firestore, enquiry);
  return id === null ? null : { document: firestore.doc(publishedPropertyPath(id)), fields: FIELDS };
}

async function findPropertyId(firestore: Firestore, enquiry: Enquiry): Promise<string | null> {
  if ('propertyId' in enquiry) return enquiry.propertyId;
  if (enquiry.kind !== 'contact' || enquiry.propertySlug === '') return null;
  const withSlug = firestore.collection(publishedPropertiesPath()).where('slug', '==', enquiry.propertySlug);
  return (await withSlug.limit(1).get()).docs[0]?.id ?? null;
}

/** Parses the property; `property` is null when it is not published any more. */
export function readProperty(stored: DocumentSnapshot | undefined): EnquiryProperty {
  if (stored?.exists !== true) return { property: null, capacity: 0 };
  const data = stored.data();
  const { slug, title, type } = z.looseObject(askedPropertySchema.omit({ id: true }).shape).parse(data);
  return { property: { id: stored.id, slug, title, type }, capacity: peopleSchema.parse(data).people };
}
