import type { ContentInput, WorkingCopy } from '#domain/content/schemas.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import type { ContentDefinition } from './content-definition.ts';
import { requireOffered } from './offered-properties.ts';

export const destinations: ContentDefinition<ContentInput<'destinations'>, WorkingCopy<'destinations'>> = {
  of: KINDS.destinations,
  complete: async (step, { suggestedPropertyId: id }, current) => {
    const isNew = id !== null && id !== current.suggestedPropertyId;
    await requireOffered(step, isNew ? [{ path: 'suggestedPropertyId', id }] : []);
    return { slug: current.slug, orderIndex: current.orderIndex };
  },
};

export const legalPages: ContentDefinition<ContentInput<'legalPages'>, WorkingCopy<'legalPages'>> = {
  of: KINDS.legalPages,
  complete: async (_step, _fields, { slug }) => ({ slug }),
};

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
