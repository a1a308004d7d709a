import { CONTENT_KINDS } from '#domain/content/kind.ts';
import { CONTENT_COLLECTIONS, type ContentKind } from '#domain/content/collections.ts';

/** Screens on which the documents of a kind are edited; null for those without one. */
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

/** Where a document is edited; null where it cannot be. */
export function editorPath(kind: ContentKind, id: string): string | null {
  return SCREENS[kind]?.(id) ?? null;
}

/** Where a document is edited, by its path in the database such as 'destinations/comporta', also that of its published copy; null where it cannot be. */
export function editorPathOf(path: string): string | null {
  const [collection = '', id = ''] = path.split('/');
  const kind = CONTENT_KINDS.find((one) => Object.values<string>(CONTENT_COLLECTIONS[one]).includes(collection));
  return kind === undefined ? null : editorPath(kind, id);
}
