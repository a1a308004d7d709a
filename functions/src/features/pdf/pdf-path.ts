import { PDF_KINDS, type PdfKind } from '#domain/property/pdf/pdf-kinds.ts';
import { propertySlug } from '#domain/property/slug.ts';
import * as z from 'zod';

const pathSchema = z.object({ kind: z.enum(PDF_KINDS), slug: propertySlug });

/** Parses a path such as '/brochures/en/{slug}.pdf'; null for any other. */
export function parsePdfPath(path: string): { kind: PdfKind; slug: string } | null {
  const parts = /^\/(?<kind>[a-z-]+)s\/en\/(?<slug>[^/.]+)\.pdf$/.exec(path)?.groups;
  return pathSchema.safeParse(parts).data ?? null;
}
