import * as z from 'zod';
import { lineList, optionalNarrative, requiredLine } from '#domain/text/text-fields.ts';

/** The paths of the legal pages. */
export const LEGAL_SLUGS = ['terms', 'privacy-policy', 'rental-terms'] as const;

/** A legal page: numbered sections of plain paragraphs. */
export const legalPageSchema = z.strictObject({
  /** Path of the page; also the document id. */
  slug: z.enum(LEGAL_SLUGS),
  title: requiredLine,
  /** Text before the first section; '' for none. */
  introduction: optionalNarrative,
  /** Day of the last change, as 'YYYY-MM-DD'. */
  updatedOn: z.iso.date(),
  sections: z
    .array(
      z.strictObject({
        heading: requiredLine,
        /** Paragraphs split by newlines; '' for none. */
        text: optionalNarrative,
        /** List under the text. */
        points: lineList,
      }),
    )
    .min(3)
    .max(60),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
