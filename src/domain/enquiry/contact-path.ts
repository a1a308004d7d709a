// No zod: the contact page reads its own URL.
import { PATHS } from '#domain/site/paths.ts';
import { SLUG_MAX } from '#domain/text/slug-from-title.ts';

const PROPERTY = 'property';

/** The pattern of a slug; whether the property exists is checked elsewhere. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Makes the path of the contact page about a property: '/contact?property=casa-do-mar'. */
export function contactPath(slug: string): string {
  return `${PATHS.contact}?${PROPERTY}=${slug}`;
}

/** Reads the slug of the property from the URL of a contact page; '' for any other text. */
export function slugInContactUrl(url: string): string {
  if (!URL.canParse(url)) return '';
  const { pathname, searchParams } = new URL(url);
  const slug = searchParams.get(PROPERTY) ?? '';
  return pathname === PATHS.contact && slug.length <= SLUG_MAX && SLUG.test(slug) ? slug : '';
}
