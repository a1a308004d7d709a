import type { enquiriesApi } from '#domain/api/enquiries.ts';
import type { Handler } from '#domain/api/handler.ts';
import { slugInContactAddress } from '#domain/enquiry/contact-path.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { findBySlug, readAsked } from './asked-property.ts';
import { publishedPropertyPath } from '#platform/firestore-paths.ts';

/**
 * Makes the handler of GET /api/enquiries/property-style: the rule that fills in the line of the contact page that names a
 * property (ContactForm.astro). The page asks for it only where there is no JavaScript.
 */
export function showAskedProperty(
  database: () => Firestore,
): Handler<(typeof enquiriesApi)['GET /api/enquiries/property-style']> {
  return async ({ headers: { referer = '' } }) => {
    const firestore = database();
    const id = await findBySlug(firestore, slugInContactAddress(referer));
    if (id === null) return '';
    const { property } = readAsked(await firestore.doc(publishedPropertyPath(id)).get());
    if (property === null) return '';
    return `.enquiry-about{display:block!important}.enquiry-about-title::after{content:"${escapeCss(property.title)}"}`;
  };
}

/** A text within a string of CSS: everything but letters, digits and spaces by its number. */
function escapeCss(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9 ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `);
}
