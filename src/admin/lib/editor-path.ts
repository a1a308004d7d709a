import { CONTENT_KINDS } from '#domain/content/kind.ts';
import { CONTENT_COLLECTIONS, type ContentKind } from '#domain/content/collections.ts';

/** Screens that edit the documents of a kind; null for kinds without one. */
const SCREENS: Readonly<Record<ContentKind, ((id: string) => string) | null>> = {
  properties: (id) => `/admin/edit-property/${id}`,
  destinations: (slug) => `/admin/destinations/${slug}`,
  services: () => '/admin/services',
  teamMembers: () => '/admin/team-members',
  departments: () => '/admin/team-members',
  heroImages: () => '/admin/hero-slideshow',
  featured: () => '/admin/featured-properties',
  legalPages: null,
  settings: () => '/admin/settings',
};

/** Path of the screen that edits a document; null where there is none. */
export function editorPath(kind: ContentKind, id: string): string | null {
  return SCREENS[kind]?.(id) ?? null;
}

/**
 * The same by the document's path in the database, such as 'destinations/comporta', also that of its published copy.
 */
export function editorPathOf(path: string): string | null {
  const [collection = '', id = ''] = path.split('/');
  const kind = CONTENT_KINDS.find((one) => Object.values<string>(CONTENT_COLLECTIONS[one]).includes(collection));
  return kind === undefined ? null : editorPath(kind, id);
}
