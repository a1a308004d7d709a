import { Document, renderToBuffer } from '@react-pdf/renderer';
import type { PdfKind } from '#domain/property/pdf/pdf-kinds.ts';
import { loadFonts } from '../load-fonts.ts';
import type { PdfInput } from '../render-apart.ts';
import { Brochure } from './Brochure.tsx';
import { limitContent, type LimitedContent } from './limit-content.ts';
import { printableContent } from './printable.ts';
import { ScoutSheet } from './ScoutSheet.tsx';
import { PDF_TEXT as text } from './text.ts';

const LAYOUTS = {
  brochure: { Layout: Brochure, name: text.brochure, pagesMax: 6 },
  'scout-sheet': { Layout: ScoutSheet, name: text.scoutSheet, pagesMax: 2 },
} as const satisfies Record<PdfKind, object>;

/** How much of the narratives and lists is tried until a PDF has few enough pages: texts of wide letters need more of them. */
const ROOMS = [1, 0.6, 0.3, 0];

/** Makes a PDF of at most so many pages as its kind has; the same content gives the same text and layout. */
export async function renderPdf({ content, photos }: PdfInput): Promise<Uint8Array> {
  const clean = printableContent(content, await loadFonts());
  let pdf: Buffer = Buffer.alloc(0);
  for (const room of ROOMS) {
    pdf = await renderToBuffer(documentOf(limitContent(clean, room), photos));
    if (countPages(pdf) <= LAYOUTS[content.kind].pagesMax) break;
  }
  return pdf;
}

function documentOf(content: LimitedContent, photos: PdfInput['photos']) {
  const { kind, property, settings } = content;
  const { Layout, name } = LAYOUTS[kind];
  return (
    <Document
      title={`${property.title}, ${name.toLowerCase()}`}
      author={settings.brandName}
      subject={property.location}
      language="en-GB"
      creationDate={new Date(property.publishedAt)}
    >
      <Layout content={content} photos={photos} />
    </Document>
  );
}

/** The library writes one plain dictionary for each page. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
