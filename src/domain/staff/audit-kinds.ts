// No zod: the screen of the audit log offers these, and the endpoint knows which deeds belong to each.

/** Kinds of things that the audit log tells of, and what can be done to each. */
export const AUDIT_KINDS = {
  property: {
    label: 'Properties',
    deeds: [
      ...['created', 'saved', 'deleted', 'archived', 'restored', 'duplicated', 'photos-replaced', 'photos-described'],
      ...['imported', 'exported', 'published', 'unpublished'],
    ],
  },
  'hero-image': { label: 'Hero slides', deeds: ['created', 'saved', 'deleted', 'ordered', 'published'] },
  'featured-property': { label: 'Featured properties', deeds: ['created', 'saved', 'deleted', 'ordered', 'published'] },
  service: { label: 'Services', deeds: ['created', 'saved', 'deleted', 'ordered', 'published'] },
  'team-member': {
    label: 'Team members',
    deeds: ['created', 'saved', 'deleted', 'ordered', 'department-renamed', 'published'],
  },
  department: { label: 'Departments', deeds: ['created', 'saved', 'deleted', 'ordered', 'published'] },
  destination: { label: 'Destinations', deeds: ['saved', 'ordered', 'published'] },
  'legal-page': { label: 'Legal pages', deeds: ['saved', 'published'] },
  settings: { label: 'Site settings', deeds: ['saved', 'published'] },
  picture: { label: 'Pictures', deeds: ['added', 'described', 'removed', 'taken-out', 'swept', 'erased'] },
  enquiry: { label: 'Enquiries', deeds: ['changed', 'noted', 'answered', 'exported'] },
  submission: { label: "Owners' properties", deeds: ['changed', 'noted', 'answered', 'accepted'] },
  subscriber: { label: 'Subscribers', deeds: ['ended', 'exported'] },
  import: { label: 'Imports', deeds: ['ended'] },
  everything: { label: 'Exports of everything', deeds: ['exported'] },
  staff: { label: 'Staff', deeds: ['invited', 'invited-again', 'changed', 'removed', 'first-admin'] },
  person: { label: 'Privacy', deeds: ['looked-up', 'erased'] },
} as const;

/** A kind of thing that the audit log tells of. */
export type AuditKind = keyof typeof AUDIT_KINDS;

/** All kinds in the order of the list. */
export const AUDIT_KIND_IDS = Object.keys(AUDIT_KINDS).filter(isAuditKind);

/** Whether a text names a kind. */
export function isAuditKind(text: string): text is AuditKind {
  return Object.hasOwn(AUDIT_KINDS, text);
}

/** Every deed of a kind as the log names it: 'picture.removed'. */
export function actionsOf(kind: AuditKind): string[] {
  return AUDIT_KINDS[kind].deeds.map((deed) => `${kind}.${deed}`);
}
