import type { destinationInput, legalPageInput } from '#domain/content/inputs.ts';
import type { WorkingCopy } from '#domain/content/schemas.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type * as z from 'zod';
import { KINDS } from '#platform/content/content-kinds.ts';
import type { ContentDefinition } from './content-definition.ts';
import { requireOffered } from './offered-properties.ts';

/** Destination pages: a fixed set, of which none is added or removed. */
export const destinations: ContentDefinition<z.output<typeof destinationInput>, WorkingCopy<'destinations'>> = {
  of: KINDS.destinations,
  complete: async (step, { suggestedPropertyId: id }, current) => {
    const isNew = id !== null && id !== current.suggestedPropertyId;
    await requireOffered(step, isNew ? [{ path: 'suggestedPropertyId', id }] : []);
    return { slug: current.slug, orderIndex: current.orderIndex };
  },
};

/** Legal pages: a fixed set. */
export const legalPages: ContentDefinition<z.output<typeof legalPageInput>, WorkingCopy<'legalPages'>> = {
  of: KINDS.legalPages,
  complete: async (_step, _fields, { slug }) => ({ slug }),
};

/** The settings of the site: one document. */
export const settings: ContentDefinition<SiteSettings, WorkingCopy<'settings'>> = {
  of: KINDS.settings,
  complete: async (step, { home }, current) => {
    const known = new Set(current.home.galleryPropertyIds);
    const chosen = home.galleryPropertyIds.map((id, index) => ({ path: `home.galleryPropertyIds.${index}`, id }));
    await requireOffered(
      step,
      chosen.filter(({ id }) => !known.has(id)),
    );
    return {};
  },
};
