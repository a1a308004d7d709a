// No zod: the contact page reads its own address.
import { PATHS } from '#domain/site/paths.ts';
import { SLUG_MAX } from '#domain/text/slug-from-title.ts';

const PROPERTY = 'property';

/** What a slug looks like; whether there is such a property is another question. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The contact page about a property: '/contact?property=casa-do-mar'. */
export function contactPath(slug: string): string {
  return `${PATHS.contact}?${PROPERTY}=${slug}`;
}

/** The slug of the property that the address of a contact page names; '' for every other address. */
export function slugInContactAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { pathname, searchParams } = new URL(address);
  const slug = searchParams.get(PROPERTY) ?? '';
  return pathname === PATHS.contact && slug.length <= SLUG_MAX && SLUG.test(slug) ? slug : '';
}
