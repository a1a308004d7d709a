import type { WorkingCopy } from '#domain/content/schemas.ts';
import { ApiError, type FieldError } from '#domain/core/errors.ts';
import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { GALLERY_NEEDS_A_PROPERTY, HOME_GALLERY, PLACE_AMONG_FEATURED, stillUsed } from '#domain/content/text.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { ContentChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import {
  findWorking,
  readWorking,
  workingPath,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';

/** Working copies that refer to a property. */
interface PropertyUses {
  readonly featured: readonly { id: string; document: WorkingCopy<'featured'> }[];
  /** Those that suggest it. */
  readonly destinations: readonly { id: string; document: WorkingCopy<'destinations'> }[];
  /** Null unless the home gallery shows it. */
  readonly settings: WorkingCopy<'settings'> | null;
}

async function findUses(step: ContentTransaction, id: string): Promise<PropertyUses> {
  const settings = await readWorking(step, KINDS.settings, SITE_SETTINGS_ID);
  return {
    featured: await findWorking(step, KINDS.featured, (query) => query.where('propertyId', '==', id)),
    destinations: await findWorking(step, KINDS.destinations, (query) => query.where('suggestedPropertyId', '==', id)),
    settings: settings?.home.galleryPropertyIds.includes(id) === true ? settings : null,
  };
}

/** Throws in_use while the settings or a destination refer to a property: their pages could not be built without it. */
export async function requireNotReferenced(step: ContentTransaction, property: WorkingProperty): Promise<void> {
  const { destinations, settings } = await findUses(step, property.id);
  rejectUses(property, { featured: [], destinations, settings });
}

/** Throws in_use, listing every use, while anything refers to a property. */
export async function requireUnused(step: ContentTransaction, property: WorkingProperty): Promise<void> {
  rejectUses(property, await findUses(step, property.id));
}

function rejectUses({ title }: WorkingProperty, { featured, destinations, settings }: PropertyUses): void {
  const fields: FieldError[] = [
    ...featured.map(({ id }) => ({ path: workingPath('featured', id), message: PLACE_AMONG_FEATURED })),
    ...destinations.map(({ id, document }) => ({ path: workingPath('destinations', id), message: document.name })),
    ...(settings === null ? [] : [{ path: workingPath('settings', SITE_SETTINGS_ID), message: HOME_GALLERY }]),
  ];
  if (fields.length === 0) return;
  const places = fields.map(({ message }) => message);
  throw new ApiError('in_use', { detail: stillUsed(title, places), fields });
}

/** Returns the changes that remove a property from every use; throws in_use where it is required. */
export async function removeUses(step: ContentTransaction, { id }: WorkingProperty): Promise<ContentChange[]> {
  const { featured, destinations, settings } = await findUses(step, id);
  return [
    ...featured.map(({ id: place, document }): ContentChange => ({
      ...{ of: KINDS.featured, id: place, action: 'deleted', before: document, after: null },
    })),
    ...destinations.map(({ id: slug, document }): ContentChange => {
      const after = { ...document, suggestedPropertyId: null, rev: document.rev + 1 };
      return { of: KINDS.destinations, id: slug, action: 'saved', before: document, after };
    }),
    ...(settings === null ? [] : [withoutProperty(settings, id)]),
  ];
}

function withoutProperty(settings: WorkingCopy<'settings'>, id: string): ContentChange {
  const galleryPropertyIds = settings.home.galleryPropertyIds.filter((shown) => shown !== id);
  if (galleryPropertyIds.length === 0) {
    const fields = [{ path: workingPath('settings', SITE_SETTINGS_ID), message: HOME_GALLERY }];
    throw new ApiError('in_use', { detail: GALLERY_NEEDS_A_PROPERTY, fields });
  }
  const after = { ...settings, home: { ...settings.home, galleryPropertyIds }, rev: settings.rev + 1 };
  return { of: KINDS.settings, id: SITE_SETTINGS_ID, action: 'saved', before: settings, after };
}
