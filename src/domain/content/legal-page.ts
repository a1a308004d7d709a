import * as z from 'zod';
import { lineList, optionalNarrative, requiredLine } from '#domain/text/text-fields.ts';

/** The legal pages and their addresses. */
export const LEGAL_SLUGS = ['terms', 'privacy-policy', 'rental-terms'] as const;

/** A legal page: numbered sections of plain paragraphs. */
export const legalPageSchema = z.strictObject({
  /** Last part of the address; also the document id. */
  slug: z.enum(LEGAL_SLUGS),
  /** Heading. */
  title: requiredLine,
  /** Text before the first section; '' for none. */
  introduction: optionalNarrative,
  /** Day of the last change, as 'YYYY-MM-DD'. */
  updatedOn: z.iso.date(),
  /** Sections in order. */
  sections: z
    .array(
      z.strictObject({
        /** Heading of the section. */
        heading: requiredLine,
        /** Text, paragraphs split by newlines; '' when the list says it all. */
        text: optionalNarrative,
        /** Points under the text. */
        points: lineList,
      }),
    )
    .min(3)
    .max(60),
});

/** A legal page. */
export type LegalPage = z.infer<typeof legalPageSchema>;
