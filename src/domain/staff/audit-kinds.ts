import type { CONTENT_KINDS, ContentKind } from '#domain/content/kinds.ts';

/** Entries on one page of the audit log. */
export const AUDIT_PAGE = 50;

// No zod: the audit screen filters by these, and the endpoint finds the actions of each.

/** What the audit log calls a document of content. */
type ContentNoun = (typeof CONTENT_KINDS)[ContentKind]['noun'];

/** How the screen of the audit log offers a kind. */
interface AuditKindDefinition {
  readonly label: string;
  readonly actions: readonly string[];
}

/** Kinds of things in the audit log and their actions. */
export const AUDIT_KINDS = {
  property: {
    label: 'Properties',
    actions: [
      ...['created', 'saved', 'deleted', 'archived', 'restored', 'duplicated', 'photos-replaced', 'photos-described'],
      ...['imported', 'exported', 'published', 'unpublished'],
    ],
  },
  'hero-image': { label: 'Hero slides', actions: ['created', 'saved', 'deleted', 'ordered', 'published'] },
  'featured-property': {
    label: 'Featured properties',
    actions: ['created', 'saved', 'deleted', 'ordered', 'published'],
  },
  service: { label: 'Services', actions: ['created', 'saved', 'deleted', 'ordered', 'published'] },
  'team-member': {
    label: 'Team members',
    actions: ['created', 'saved', 'deleted', 'ordered', 'department-renamed', 'published'],
  },
  department: { label: 'Departments', actions: ['created', 'saved', 'deleted', 'ordered', 'published'] },
  destination: { label: 'Destinations', actions: ['saved', 'ordered', 'published'] },
  'legal-page': { label: 'Legal pages', actions: ['saved', 'published'] },
  settings: { label: 'Site settings', actions: ['saved', 'published'] },
  picture: { label: 'Pictures', actions: ['added', 'described', 'removed', 'taken-out', 'swept', 'erased'] },
  enquiry: { label: 'Enquiries', actions: ['changed', 'noted', 'answered', 'exported'] },
  submission: { label: "Owners' properties", actions: ['changed', 'noted', 'answered', 'accepted'] },
  subscriber: { label: 'Subscribers', actions: ['ended', 'exported'] },
  import: { label: 'Imports', actions: ['ended'] },
  everything: { label: 'Exports of everything', actions: ['exported'] },
  staff: { label: 'Staff', actions: ['invited', 'invited-again', 'changed', 'removed', 'first-admin'] },
  person: { label: 'Privacy', actions: ['looked-up', 'erased'] },
} as const satisfies Readonly<Record<ContentNoun, AuditKindDefinition>> & Readonly<Record<string, AuditKindDefinition>>;

export type AuditKind = keyof typeof AUDIT_KINDS;

/** All kinds in display order. */
export const AUDIT_KIND_IDS = Object.keys(AUDIT_KINDS).filter(isAuditKind);

/** Whether a text is a kind. */
export function isAuditKind(text: string): text is AuditKind {
  return Object.hasOwn(AUDIT_KINDS, text);
}

/** Lists the actions of a kind as in the log: 'picture.removed'. */
export function listActions(kind: AuditKind): string[] {
  return AUDIT_KINDS[kind].actions.map((action) => `${kind}.${action}`);
}
