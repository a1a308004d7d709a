import { Document, renderToBuffer } from '@react-pdf/renderer';
import type { PdfKind } from '#domain/property/pdf/pdf-kinds.ts';
import { loadFonts } from '../load-fonts.ts';
import type { PdfInput } from '../render-apart.ts';
import { Brochure } from './Brochure.tsx';
import { printableContent } from './printable.ts';
import { ScoutSheet } from './ScoutSheet.tsx';
import { PDF_TEXT as text } from './text.ts';

const LAYOUTS = {
  brochure: { Layout: Brochure, name: text.brochure },
  'scout-sheet': { Layout: ScoutSheet, name: text.scoutSheet },
} as const satisfies Record<PdfKind, object>;

/** Makes a PDF; the same content gives the same text and layout. */
export async function renderPdf({ content, photos }: PdfInput): Promise<Uint8Array> {
  const clean = printableContent(content, await loadFonts());
  const { kind, property, settings } = clean;
  const { Layout, name } = LAYOUTS[kind];
  return renderToBuffer(
    <Document
      title={`${property.title}, ${name.toLowerCase()}`}
      author={settings.brandName}
      subject={property.location}
      language="en-GB"
      creationDate={new Date(property.publishedAt)}
    >
      <Layout content={clean} photos={photos} />
    </Document>,
  );
}
