import type { enquiriesApi } from '#domain/api/enquiries.ts';
import type { Handler } from '#domain/api/handler.ts';
import { slugInContactUrl } from '#domain/enquiry/contact-path.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { findPropertyId, readProperty } from './enquiry-property.ts';
import { publishedPropertyPath } from '#platform/firestore-paths.ts';

/**
 * Makes the handler of GET /api/enquiries/property-style: a CSS rule that shows the property's title on the contact page
 * (ContactForm.astro). The page requests it only without JavaScript.
 */
export function showProperty(
  database: () => Firestore,
): Handler<(typeof enquiriesApi)['GET /api/enquiries/property-style']> {
  return async ({ headers: { referer = '' } }) => {
    const firestore = database();
    const id = await findPropertyId(firestore, slugInContactUrl(referer));
    if (id === null) return '';
    const { property } = readProperty(await firestore.doc(publishedPropertyPath(id)).get());
    if (property === null) return '';
    return `.enquiry-about{display:block!important}.enquiry-about-title::after{content:"${escapeCss(property.title)}"}`;
  };
}

/** Escapes text for a CSS string: everything but letters, digits and spaces as its code point. */
function escapeCss(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9 ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `);
}
