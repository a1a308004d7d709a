import type { StatusSubject } from '../publishing/use-statuses.ts';

/** A property as the subject of a status. */
export function subjectOf(property: {
  readonly id: string;
  readonly archivedAt: string | null;
  readonly createdAt: string;
}): StatusSubject {
  const { id, archivedAt, createdAt } = property;
  return { kind: 'properties', id, isArchived: archivedAt !== null, createdAt };
}
