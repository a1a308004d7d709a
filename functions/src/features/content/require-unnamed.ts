import { ApiError } from '@site/domain/errors';
import { SITE_SETTINGS_ID } from '@site/domain/firestore-collections';
import { stillNamed } from '@site/domain/messages/content-messages';
import type { WorkingProperty } from '@site/domain/property';
import { KINDS } from '../../platform/content-kinds.ts';
import { findWorking, readWorking, workingPath, type ContentStep } from '../../platform/content-step.ts';

/** Throws in_use while the settings or a destination show a property: their pages could not be built without it. */
export async function requireUnnamed(step: ContentStep, { id, title }: WorkingProperty): Promise<void> {
  const settings = await readWorking(step, KINDS.settings, SITE_SETTINGS_ID);
  const naming = await findWorking(step, KINDS.destinations, (query) => query.where('suggestedPropertyId', '==', id));
  const fields = naming.map(({ id: slug, document }) => ({
    path: workingPath('destinations', slug),
    message: document.name,
  }));
  if (settings?.home.galleryPropertyIds.includes(id) === true) {
    fields.push({ path: workingPath('settings', SITE_SETTINGS_ID), message: settings.brandName });
  }
  if (fields.length > 0) throw new ApiError('in_use', { detail: stillNamed(title), fields });
}
