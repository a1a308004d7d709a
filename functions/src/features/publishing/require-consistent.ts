import { ApiError, type FieldError } from '#domain/core/errors.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { propertyNotPublished, stillShown } from '#domain/publishing/text.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { publishedPropertyPath } from '#platform/firestore-paths.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import type { PlannedChange } from './planned-change.ts';
import { publishedPath, readAllPublished } from './published-copies.ts';
import { requireLinkedPages } from './require-linked-pages.ts';
import { requireOwnUrls } from './require-own-urls.ts';

/** A published document that shows a property. */
interface PropertyReference {
  readonly kind: ContentKind;
  readonly id: string;
  readonly title: string;
  readonly propertyId: string;
}

/**
 * Completes a plan so that the site can be built from the result: unfeatures properties that leave the site or are no longer
 * rentals. Throws not_published or in_use when a page would show a property that is not published or link to one, or two would
 * share a URL.
 */
export async function requireConsistent(
  step: ContentTransaction,
  planned: readonly PlannedChange[],
): Promise<PlannedChange[]> {
  const unfeatured = await findStaleFeatured(step, planned);
  const plan = [...planned.filter((change) => !unfeatured.some((removal) => isSame(removal, change))), ...unfeatured];
  await requirePublished(step, plan);
  await requireNotReferenced(step, plan);
  await requireOwnUrls(step, plan);
  await requireLinkedPages(step, plan);
  return plan;
}

/** Featured entries whose property leaves the site or changes to another type with this plan. */
async function findStaleFeatured(
  step: ContentTransaction,
  planned: readonly PlannedChange[],
): Promise<PlannedChange[]> {
  const leaving = planned.filter(({ kind, after }) => kind === 'properties' && !isRental(after));
  if (leaving.length === 0) return [];
  const featured = await readAllPublished(step, 'featured', PUBLISHED_SCHEMAS.featured);
  return featured.flatMap(({ id, document }) =>
    leaving
      .filter((property) => property.id === document.propertyId)
      .map(({ title }) => ({ kind: 'featured' as const, id, title, before: document, after: null })),
  );
}

/** What the plan publishes may show only properties that are published with it or before it. */
async function requirePublished(step: ContentTransaction, plan: readonly PlannedChange[]): Promise<void> {
  const references = plan.flatMap(({ kind, id, title, after }) =>
    after === null ? [] : propertiesShownBy(kind, after).map((propertyId) => ({ kind, id, title, propertyId })),
  );
  const missing: FieldError[] = [];
  for (const { kind, id, title, propertyId } of references) {
    if (await willBePublished(step, plan, propertyId)) continue;
    missing.push({ path: publishedPath(kind, id), message: propertyNotPublished(title) });
  }
  const [first] = missing;
  if (first !== undefined) throw new ApiError('not_published', { detail: first.message, fields: missing });
}

async function willBePublished(step: ContentTransaction, plan: readonly PlannedChange[], id: string): Promise<boolean> {
  const planned = plan.find((change) => change.kind === 'properties' && change.id === id);
  if (planned !== undefined) return planned.after !== null;
  return (await step.transaction.get(step.firestore.doc(publishedPropertyPath(id)))).exists;
}

/** Content that stays must not show a property that leaves. */
async function requireNotReferenced(step: ContentTransaction, plan: readonly PlannedChange[]): Promise<void> {
  const leaving = plan.filter(({ kind, after }) => kind === 'properties' && after === null);
  if (leaving.length === 0) return;
  const staying = (await findReferences(step)).filter((reference) => !plan.some((change) => isSame(change, reference)));
  const fields = leaving.flatMap(({ id }) =>
    staying
      .filter(({ propertyId }) => propertyId === id)
      .map((reference) => ({ path: publishedPath(reference.kind, reference.id), message: reference.title })),
  );
  if (fields.length > 0) {
    throw new ApiError('in_use', { detail: leaving.map(({ title }) => stillShown(title)).join(' '), fields });
  }
}

async function findReferences(step: ContentTransaction): Promise<PropertyReference[]> {
  const [settings, destinations] = await Promise.all([
    readAllPublished(step, 'settings', PUBLISHED_SCHEMAS.settings),
    readAllPublished(step, 'destinations', PUBLISHED_SCHEMAS.destinations),
  ]);
  return [
    ...settings.flatMap(({ id, document }) =>
      document.home.galleryPropertyIds.map((propertyId) => ({
        kind: 'settings' as const,
        id,
        title: document.brandName,
        propertyId,
      })),
    ),
    ...destinations.flatMap(({ id, document: { name, suggestedPropertyId } }) =>
      suggestedPropertyId === null
        ? []
        : [{ kind: 'destinations' as const, id, title: name, propertyId: suggestedPropertyId }],
    ),
  ];
}

/** Ids of the properties that a published copy shows. */
function propertiesShownBy(kind: ContentKind, copy: object): string[] {
  if (kind === 'settings') return PUBLISHED_SCHEMAS.settings.parse(copy).home.galleryPropertyIds;
  if (kind === 'featured') return [PUBLISHED_SCHEMAS.featured.parse(copy).propertyId];
  if (kind !== 'destinations') return [];
  const { suggestedPropertyId } = PUBLISHED_SCHEMAS.destinations.parse(copy);
  return suggestedPropertyId === null ? [] : [suggestedPropertyId];
}

function isRental(copy: object | null): boolean {
  return copy !== null && 'type' in copy && copy.type === 'rental';
}

function isSame(one: { kind: ContentKind; id: string }, other: { kind: ContentKind; id: string }): boolean {
  return one.kind === other.kind && one.id === other.id;
}
