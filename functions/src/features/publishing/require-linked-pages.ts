import { ApiError, type FieldError } from '#domain/core/errors.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import type { Service } from '#domain/content/service.ts';
import { linkNotFixed, linkNotPublished, stillLinked } from '#domain/publishing/text.ts';
import {
  destinationPath,
  PATHS,
  propertyPath,
  SERVED_ELSEWHERE,
  SHORTLIST_PATH,
  teamMemberPath,
} from '#domain/site/paths.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import type { PlannedChange } from './planned-change.ts';
import { publishedPath, readAllPublished } from './published-copies.ts';

/**
 * Throws not_published or in_use when the button of a service would lead to a page that is not published, or that the site
 * does not have for certain: no release with a dead link goes live, whatever else it publishes.
 */
export async function requireLinkedPages(step: ContentTransaction, plan: readonly PlannedChange[]): Promise<void> {
  const missing: FieldError[] = [];
  for (const { kind, id, title, after } of plan) {
    if (kind !== 'services' || after === null) continue;
    const path = linkedPath(PUBLISHED_SCHEMAS.services.parse(after));
    const page = pageAt(path);
    if (page === null ? isFixed(path) : await hasPage(step, plan, page)) continue;
    const message = page === null ? linkNotFixed(title, path) : linkNotPublished(title);
    missing.push({ path: publishedPath(kind, id), message });
  }
  const [first] = missing;
  if (first !== undefined) throw new ApiError('not_published', { detail: first.message, fields: missing });

  const leaving = plan.filter(({ kind, after }) => after === null && PAGES.some((page) => page.kind === kind));
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

/** The kinds of content that have pages of their own: folder, and fields that name the page. */
const PAGES: readonly { readonly kind: ContentKind; readonly folder: string; readonly fields: readonly string[] }[] = [
  { kind: 'properties', folder: 'property', fields: ['slug', 'id'] },
  { kind: 'teamMembers', folder: 'team', fields: ['id'] },
  { kind: 'destinations', folder: 'destinations', fields: ['slug'] },
];

/** The page of content that a path names; null for any other path. */
function pageAt(path: string) {
  const [, folder, name = '', deeper] = path.split('/');
  const found = PAGES.find((page) => page.folder === folder);
  return found === undefined || name === '' || deeper !== undefined ? null : { ...found, path, name };
}

/** Whether a path leads nowhere else, or to what every release has; further pages of a listing come and go. */
function isFixed(path: string): boolean {
  return ['', SHORTLIST_PATH, ...Object.values(PATHS)].includes(path) || SERVED_ELSEWHERE.test(path);
}

/** Whether a page is one that the plan leaves or makes. */
async function hasPage(
  { firestore, transaction }: ContentTransaction,
  plan: readonly PlannedChange[],
  { kind, fields, path, name }: NonNullable<ReturnType<typeof pageAt>>,
): Promise<boolean> {
  const planned = plan.filter((change) => change.kind === kind);
  if (planned.some((change) => pathsOf(change, change.after).includes(path))) return true;
  for (const field of fields) {
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
  if (kind === 'destinations') return [destinationPath(PUBLISHED_SCHEMAS.destinations.parse(copy).slug)];
  return kind === 'properties'
    ? [PUBLISHED_SCHEMAS.properties.parse(copy).slug, id].map((name) => propertyPath(name))
    : [];
}
