import { describeGallery } from '#domain/media/gallery-alts.ts';
import { describeHero } from '#domain/media/hero-alt.ts';
import { derivePriceAmounts, priceToStore } from '#domain/money/price.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import type { ContentChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { findWorking, type ContentTransaction } from '#platform/content/content-transaction.ts';
import type { ContentDefinition } from './content-definition.ts';
import { chooseSlug } from './choose-slugs.ts';
import { requireNotReferenced } from './property-uses.ts';

/** Existing properties. One that can no longer be featured is also removed from the featured properties. */
export const properties: ContentDefinition<PropertyInput, WorkingProperty> = {
  of: KINDS.properties,
  complete: async (step, fields, current) =>
    completeProperty(fields, current, await chooseSlug(step, current.id, fields.title, current)),
  follow: async (step, before, after) => {
    const isOffered = after !== null && after.archivedAt === null;
    if (!isOffered && before.archivedAt === null) await requireNotReferenced(step, before);
    return isOffered && after.type === 'rental' ? [] : removeFromFeatured(step, before.id);
  },
};

/** The fields of a saved property that the server sets, with the slug that was chosen for it. */
export function completeProperty(fields: PropertyInput, current: WorkingProperty, slug: string) {
  const { id, createdAt, archivedAt } = current;
  const hero = describeHero(fields.title, fields.hero, current.title);
  const gallery = describeGallery(fields.title, fields.gallery, current.title);
  return { id, createdAt, archivedAt, slug, hero, gallery, ...derivePrices(fields) };
}

/** The price to store for what an editor wrote, and the amounts parsed from it. */
export function derivePrices(
  fields: PropertyInput,
): Pick<WorkingProperty, 'price' | 'priceAmount' | 'salePriceAmount' | 'rentalPriceAmount'> {
  const price = priceToStore(fields);
  return { price, ...derivePriceAmounts({ ...fields, price }) };
}

async function removeFromFeatured(step: ContentTransaction, propertyId: string): Promise<ContentChange[]> {
  const found = await findWorking(step, KINDS.featured, (query) => query.where('propertyId', '==', propertyId));
  return found.map(({ id, document }) => ({
    of: KINDS.featured,
    id,
    action: 'deleted',
    before: document,
    after: null,
  }));
}
