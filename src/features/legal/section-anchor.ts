import { slugFromTitle } from '#domain/property/slug.ts';

/** The id of a section of a legal text; the number keeps two sections of one heading apart and a link short-lived wording apart from it. */
export function sectionAnchor(heading: string, index: number): string {
  return `${index + 1}-${slugFromTitle(heading)}`.replace(/-$/, '');
}
