import type { CONTENT_KINDS, ContentKind } from '#domain/content/kinds.ts';

/** Entries on one page of the audit log. */
export const AUDIT_PAGE = 50;

// No zod: the audit screen filters by these, and the endpoint finds the actions of each.

/** What the audit log calls a document of content. */
export type ContentNoun = (typeof CONTENT_KINDS)[ContentKind]['noun'];

/** How the screen of the audit log offers a kind. */
interface AuditKindDefinition {
  readonly label: string;
  /** At most 30, which is what a query of Firestore takes. */
  readonly actions: readonly string[];
}

/** What happens to content of any kind. */
const CONTENT_ACTIONS = [
  ...(['created', 'saved', 'deleted', 'published', 'unpublished', 'discarded', 'revision-restored'] as const),
  ...(['archived', 'restored', 'duplicated', 'photos-replaced', 'photos-described', 'imported'] as const),
  ...(['ordered', 'department-renamed'] as const),
] as const;

export type ContentAction = (typeof CONTENT_ACTIONS)[number];

/** Kinds of things in the audit log and their actions: all that the log can hold, in display order. */
export const AUDIT_KINDS = {
  property: { label: 'Properties', actions: [...CONTENT_ACTIONS, 'exported'] },
  'hero-image': { label: 'Hero slides', actions: CONTENT_ACTIONS },
  'featured-property': { label: 'Featured properties', actions: CONTENT_ACTIONS },
  service: { label: 'Services', actions: CONTENT_ACTIONS },
  'team-member': { label: 'Team members', actions: CONTENT_ACTIONS },
  department: { label: 'Departments', actions: CONTENT_ACTIONS },
  destination: { label: 'Destinations', actions: CONTENT_ACTIONS },
  'legal-page': { label: 'Legal pages', actions: CONTENT_ACTIONS },
  settings: { label: 'Site settings', actions: CONTENT_ACTIONS },
  calendar: {
    label: 'Calendars',
    actions: [
      ...(['priced', 'blocked', 'booked', 'held', 'hold-ended', 'freed', 'same-stay'] as const),
      ...(['feed-added', 'feed-removed', 'feed-read', 'shared', 'shared-no-more'] as const),
    ],
  },
  picture: { label: 'Pictures', actions: ['added', 'described', 'removed', 'taken-out', 'swept', 'erased'] },
  enquiry: {
    label: 'Enquiries',
    actions: ['changed', 'noted', 'answered', 'held', 'booked', 'released', 'exported'],
  },
  submission: { label: "Owners' properties", actions: ['changed', 'noted', 'answered', 'accepted'] },
  subscriber: { label: 'Subscribers', actions: ['ended', 'exported'] },
  import: { label: 'Imports', actions: ['ended'] },
  everything: { label: 'Exports of everything', actions: ['exported'] },
  site: {
    label: 'Publishing',
    actions: ['published', 'published-as-scheduled', 'unpublished', 'asked-again', 'rolled-back'],
  },
  publication: { label: 'Scheduled publishing', actions: ['scheduled', 'cancelled'] },
  staff: {
    label: 'Staff',
    actions: ['invited', 'invited-again', 'changed', 'removed', 'second-factor-removed', 'first-admin'],
  },
  person: { label: 'Privacy', actions: ['looked-up', 'erased'] },
} as const satisfies Readonly<Record<ContentNoun, AuditKindDefinition>> & Readonly<Record<string, AuditKindDefinition>>;

export type AuditKind = keyof typeof AUDIT_KINDS;

/** What an entry of the audit log says was done: 'picture.removed'. */
export type AuditAction = {
  [Kind in AuditKind]: `${Kind}.${(typeof AUDIT_KINDS)[Kind]['actions'][number]}`;
}[AuditKind];

/** All kinds in display order. */
export const AUDIT_KIND_IDS = Object.keys(AUDIT_KINDS).filter(isAuditKind);

/** Whether a text is a kind. */
export function isAuditKind(text: string): text is AuditKind {
  return Object.hasOwn(AUDIT_KINDS, text);
}

/** Lists the actions of a kind as in the log. */
export function listActions(kind: AuditKind): string[] {
  return AUDIT_KINDS[kind].actions.map((action) => `${kind}.${action}`);
}
