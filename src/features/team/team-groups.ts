import type { Department, TeamMember } from '#domain/content/team.ts';
import { slugFromTitle } from '#domain/property/slug.ts';

/** The people of a department, under one heading of the team page. */
export interface TeamGroup {
  /** Id of the section, which stands in the address while the page is filtered. */
  id: string;
  /** Name of the department. */
  name: string;
  /** What it does; '' for none. */
  description: string;
  /** Its people in order, at least one. */
  members: TeamMember[];
}

/**
 * The departments that have people, each with its people, both in order.
 * People outlive their department when it is deleted (back-office specification, section 2): those whose department
 * is not in the list stand under its old name at the end.
 */
export function teamGroups(departments: readonly Department[], members: readonly TeamMember[]): TeamGroup[] {
  const inOrder = [...members].sort((a, b) => a.orderIndex - b.orderIndex);
  const listed = [...departments].sort((a, b) => a.orderIndex - b.orderIndex);
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = new Set(inOrder.map(({ department }) => department).filter((name) => !names.has(name)));
  return [...listed, ...[...unlisted].map((name) => ({ id: slugFromTitle(name), name, description: '' }))]
    .map(({ id, name, description }) => ({
      id,
      name,
      description,
      members: inOrder.filter(({ department }) => department === name),
    }))
    .filter(({ members: people }) => people.length > 0);
}
