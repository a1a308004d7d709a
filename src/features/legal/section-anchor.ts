import { slugFromTitle } from '#domain/text/slug-from-title.ts';

/**
 * The id of a section; the number separates sections with the same heading and keeps old links closer when the wording
 * changes.
 */
export function sectionAnchor(heading: string, index: number): string {
  return `${index + 1}-${slugFromTitle(heading)}`.replace(/-$/, '');
}
