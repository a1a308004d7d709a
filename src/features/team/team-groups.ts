import type { Department, TeamMember } from '#domain/content/team.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';

/** A department with its members, a section of the team page. */
export interface TeamGroup {
  /** Id of the section, which is in the URL while the page is filtered. */
  id: string;
  name: string;
  /** '' for none. */
  description: string;
  /** In order, at least one. */
  members: TeamMember[];
}

/**
 * The departments with members, both in order. When a department is deleted, its members stay (back-office
 * specification, section 2): they are listed at the end under its old name.
 */
export function teamGroups(departments: readonly Department[], members: readonly TeamMember[]): TeamGroup[] {
  const inOrder = [...members].sort((a, b) => a.orderIndex - b.orderIndex);
  const listed = [...departments].sort((a, b) => a.orderIndex - b.orderIndex);
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = new Set(inOrder.map(({ department }) => department).filter((name) => !names.has(name)));
  return [...listed, ...[...unlisted].map((name) => ({ id: slugFromTitle(name), name, description: '' }))]
    .map(({ id, name, description }, index, all) => ({
      // A renamed department keeps its id, and a name in another script leaves no letters for one.
      id: id !== '' && all.findIndex((group) => group.id === id) === index ? id : `former-${index}`,
      name,
      description,
      members: inOrder.filter(({ department }) => department === name),
    }))
    .filter(({ members: people }) => people.length > 0);
}
