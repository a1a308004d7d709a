import { BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { publishedPropertySchema } from '#domain/property/property.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

const stateSchema = z.object({ requestedRevision: z.int() });

export interface PublishedChange {
  /** Path of the changed page. */
  path: string;
  /** Text that the page shows after the change. */
  text: string;
}

/**
 * Publishes another price and description of a property, in one transaction with the revision of the site. A price
 * affects more than most fields: cards, order by price, similar properties, search index, sitemap.
 */
export async function publishChange(database: Firestore, id: string): Promise<PublishedChange> {
  const property = database.collection(CONTENT_KINDS.properties.published).doc(id);
  const site = database.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID);
  return database.runTransaction(async (transaction) => {
    const [stored, state] = await Promise.all([transaction.get(property), transaction.get(site)]);
    const before = publishedPropertySchema.parse(stored.data());
    const revision = 1 + (state.exists ? stateSchema.parse(state.data()).requestedRevision : 0);
    const amount = 2000 + revision * 10;
    const text = `Changed for the ${revision}th time.`;
    transaction.set(site, { requestedRevision: revision }, { merge: true });
    transaction.set(property, {
      ...before,
      price: `from €${amount} per night`,
      priceAmount: amount,
      propertySectionContent: text,
      description: `A house by the sea. ${text}`,
      rev: before.rev + 1,
      publishedAt: new Date().toISOString(),
      publishedRev: revision,
    });
    return { path: propertyPath(before.slug), text };
  });
}
