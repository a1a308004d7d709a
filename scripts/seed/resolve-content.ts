import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Sourced } from './content-fault.ts';
import type { PictureCache } from './media/picture-cache.ts';
import { propertyCopies } from './property-copies.ts';
import type { SampleContent } from './read-content.ts';

/** An entry of the sample content with pictures and ids; the value is the working copy. */
export interface ResolvedEntry extends Sourced<object> {
  kind: ContentKind;
  /** Id of the documents. */
  id: string;
  /** The published copy; the same as the working one by default. */
  published?: object;
}

/** Replaces names by pictures and titles by ids; an unknown title gives no id, which the schema rejects. */
export function resolveContent(content: SampleContent, cache: PictureCache): ResolvedEntry[] {
  const ids = new Map(content.property.map(({ value }) => [value.title, value.id]));
  return [
    ...content.property.map(({ value, ...source }) => {
      const { working, published } = propertyCopies(value, cache);
      return entry('properties', value.id, { ...source, value: working }, published);
    }),
    ...content.destination.map(({ value: { suggestedPropertyTitle, ...value }, ...source }) => {
      const heroImage = cache.named(value.heroImage);
      const gallery = value.gallery.map((picture) => cache.inGallery(picture));
      const suggestedPropertyId = suggestedPropertyTitle === null ? null : ids.get(suggestedPropertyTitle);
      const resolved = { ...value, heroImage, gallery, suggestedPropertyId };
      return entry('destinations', value.slug, { ...source, value: resolved });
    }),
    ...content.service.map(({ value, ...source }) => {
      const image = value.image === null ? null : cache.named(value.image);
      return entry('services', value.id, { ...source, value: { ...value, image } });
    }),
    ...content.department.map((source) => entry('departments', source.value.id, source)),
    ...content.teamMember.map(({ value, ...source }) =>
      entry('teamMembers', value.id, { ...source, value: { ...value, photo: null } }),
    ),
    ...content.heroImage.map(({ value, ...source }) =>
      entry('heroImages', value.id, { ...source, value: { ...value, image: cache.named(value.image) } }),
    ),
    ...content.featured.map(({ value: { propertyTitle, ...value }, ...source }) =>
      entry('featured', value.id, { ...source, value: { ...value, propertyId: ids.get(propertyTitle) } }),
    ),
    ...content.legalPage.map((source) => entry('legalPages', source.value.slug, source)),
    ...content.settings.map(({ value, ...source }) => {
      const { galleryPropertyTitles, ...home } = value.home;
      const galleryPropertyIds = galleryPropertyTitles.map((title) => ids.get(title));
      const resolved = { ...value, home: { ...home, galleryPropertyIds } };
      return entry('settings', SITE_SETTINGS_ID, { ...source, value: resolved });
    }),
  ];
}

/** Every seeded document is at its first revision. */
function entry(kind: ContentKind, id: string, source: Sourced<object>, published?: object): ResolvedEntry {
  return { kind, id, ...source, value: { ...source.value, rev: 1 }, ...(published && { published }) };
}
