// No zod: pages and functions make these paths.
import { VENUE_TYPES, belongsToPage, type PageMembership } from '../type.ts';

/** The PDFs of a property. */
export const PDF_KINDS = ['brochure', 'scout-sheet'] as const;

export type PdfKind = (typeof PDF_KINDS)[number];

/** The path of a PDF; the site has one language. */
export function pdfPath(kind: PdfKind, slug: string): string {
  return `/${kind}s/en/${slug}.pdf`;
}

/** Whether a property has a sheet for scouts: it is on a page of venues, or its spaces are described. */
export function hasScoutSheet(property: PageMembership & { readonly spaces: readonly unknown[] }): boolean {
  return property.spaces.length > 0 || VENUE_TYPES.some((type) => belongsToPage(property, type));
}
