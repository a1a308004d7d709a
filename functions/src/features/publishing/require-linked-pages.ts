import { ApiError, type FieldError } from '#domain/core/errors.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import type { Service } from '#domain/content/service.ts';
import { linkNotPublished, stillLinked } from '#domain/publishing/text.ts';
import { propertyPath, teamMemberPath } from '#domain/site/paths.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import type { PlannedChange } from './planned-change.ts';
import { publishedPath, readAllPublished } from './published-copies.ts';

/**
 * Throws not_published or in_use when the button of a service would lead to the page of a property or a colleague that is
 * not published: no release with a dead link goes live, whatever else it publishes.
 */
export async function requireLinkedPages(step: ContentTransaction, plan: readonly PlannedChange[]): Promise<void> {
  const missing: FieldError[] = [];
  for (const { kind, id, title, after } of plan) {
    if (kind !== 'services' || after === null) continue;
    if (await leadsToPage(step, plan, PUBLISHED_SCHEMAS.services.parse(after))) continue;
    missing.push({ path: publishedPath(kind, id), message: linkNotPublished(title) });
  }
  const [first] = missing;
  if (first !== undefined) throw new ApiError('not_published', { detail: first.message, fields: missing });

  const leaving = plan.filter(({ kind, after }) => after === null && kind in PAGES);
  if (leaving.length === 0) return;
  const services = await readAllPublished(step, 'services', PUBLISHED_SCHEMAS.services);
  const staying = services.filter(({ id }) => !plan.some((change) => change.kind === 'services' && change.id === id));
  const linked = leaving.flatMap((change) =>
    staying
      .filter(({ document }) => pathsOf(change, change.before).includes(linkedPath(document)))
      .map(({ id, document }) => ({
        detail: stillLinked(change.title),
        field: { path: publishedPath('services', id), message: document.title },
      })),
  );
  if (linked.length === 0) return;
  const detail = [...new Set(linked.map((one) => one.detail))].join(' ');
  throw new ApiError('in_use', { detail, fields: linked.map(({ field }) => field) });
}

/** The kinds of content that have pages of their own and may leave the site: folder, and fields that name the page. */
const PAGES = {
  properties: { folder: 'property', fields: ['slug', 'id'] },
  teamMembers: { folder: 'team', fields: ['id'] },
} as const;

/** Whether the button of a service leads to a page that the plan leaves or makes, or not to one of these kinds at all. */
async function leadsToPage(
  { firestore, transaction }: ContentTransaction,
  plan: readonly PlannedChange[],
  service: Service,
): Promise<boolean> {
  const path = linkedPath(service);
  const [, folder, name = '', deeper] = path.split('/');
  const kind = folder === PAGES.properties.folder ? 'properties' : 'teamMembers';
  if (folder !== PAGES[kind].folder || deeper !== undefined) return true;
  const planned = plan.filter((change) => change.kind === kind);
  if (planned.some((change) => pathsOf(change, change.after).includes(path))) return true;
  for (const field of PAGES[kind].fields) {
    const query = firestore.collection(CONTENT_KINDS[kind].published).where(field, '==', name);
    const { docs } = await transaction.get(query);
    if (docs.some((found) => !planned.some(({ id }) => id === found.id))) return true;
  }
  return false;
}

/** The path of the site to which the button of a service leads; '' for none. */
function linkedPath({ ctaLink, isActive }: Pick<Service, 'ctaLink' | 'isActive'>): string {
  const [path = ''] = ctaLink.split(/[?#]/);
  return isActive && path.startsWith('/') ? path.replace(/\/$/, '') : '';
}

/** The paths of the page of a copy; [] without one. */
function pathsOf({ kind, id }: PlannedChange, copy: object | null): string[] {
  if (copy === null) return [];
  if (kind === 'teamMembers') return [teamMemberPath(id)];
  return kind === 'properties'
    ? [PUBLISHED_SCHEMAS.properties.parse(copy).slug, id].map((name) => propertyPath(name))
    : [];
}
