import { ApiError } from '#domain/core/errors.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { urlTaken } from '#domain/publishing/text.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import type { PlannedChange } from './planned-change.ts';
import { publishedPath } from './published-copies.ts';

/** A property with its page. */
interface Page {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** Throws in_use when a property would be published at the URL of another one: the site could not be built. */
export async function requireOwnUrls(step: ContentTransaction, plan: readonly PlannedChange[]): Promise<void> {
  const properties = plan.filter(({ kind }) => kind === 'properties');
  const planned = properties.flatMap(({ after }) =>
    after === null ? [] : [PUBLISHED_SCHEMAS.properties.parse(after)],
  );
  const published = await Promise.all(planned.map(({ slug }) => findPublished(step, slug)));
  const staying = published.flat().filter((page) => !properties.some(({ id }) => id === page.id));
  for (const page of planned) {
    const other = [...planned, ...staying].find(({ id, slug }) => slug === page.slug && id !== page.id);
    if (other === undefined) continue;
    throw new ApiError('in_use', {
      detail: urlTaken(page.title, other.title),
      fields: [{ path: publishedPath('properties', other.id), message: other.title }],
    });
  }
}

/** The published properties with this slug. */
async function findPublished({ firestore, transaction }: ContentTransaction, slug: string): Promise<Page[]> {
  const query = firestore.collection(CONTENT_KINDS.properties.published).where('slug', '==', slug);
  const { docs } = await transaction.get(query);
  return docs.map((found) => PUBLISHED_SCHEMAS.properties.parse(found.data()));
}
