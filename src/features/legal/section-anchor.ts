import { slugFromTitle } from '#domain/property/slug.ts';

/**
 * The id of a section; the number separates sections with the same heading and keeps old links closer when the wording
 * changes.
 */
export function sectionAnchor(heading: string, index: number): string {
  return `${index + 1}-${slugFromTitle(heading)}`.replace(/-$/, '');
}
