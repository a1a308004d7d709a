import type { ContentInput, WorkingCopy } from '#domain/content/schemas.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { ApiError, type FieldError } from '#domain/core/errors.ts';
import { PROPERTY_NOT_OFFERED } from '#domain/content/text.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { readWorking, type ContentTransaction } from '#platform/content/content-transaction.ts';
import type { ContentDefinition } from './content-definition.ts';

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

/** Throws unless the property that each field refers to exists and is not archived. */
async function requireOffered(
  step: ContentTransaction,
  named: readonly { readonly path: string; readonly id: string }[],
): Promise<void> {
  const found = await Promise.all(
    named.map(async ({ path, id }): Promise<FieldError[]> => {
      const property = await readWorking(step, KINDS.properties, id);
      return property?.archivedAt === null ? [] : [{ path, message: PROPERTY_NOT_OFFERED }];
    }),
  );
  const fields = found.flat();
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
}
