import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Two readers that share no code: PDF.js, the viewer of Firefox, and PDFium, that of Chrome.

/** What a reader finds in a PDF. */
export interface ReadPdf {
  /** The text of each page, in one line. */
  readonly pages: readonly string[];
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

async function readWithPdfJs(pdf: Uint8Array): Promise<ReadPdf & { readonly rightEdges: readonly number[] }> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const rightEdges: number[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    pages.push(inOneLine(texts.map(({ str, hasEOL }) => `${str}${hasEOL ? ' ' : ''}`).join('')));
    rightEdges.push(Math.max(...texts.map(({ transform, width }) => Number(transform[4]) + width)));
  }
  await task.destroy();
  return { pages, rightEdges };
}

async function readWithPdfium(pdf: Uint8Array): Promise<ReadPdf> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(pdf));
  const pages = [...document.pages()].map((page) => inOneLine(page.getText()));
  document.destroy();
  library.destroy();
  return { pages };
}

/** What the QR code on the last page of a PDF leads to; '' for none. */
export async function readCode(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(pdf));
  const image = await [...document.pages()].at(-1)?.render({ scale: 3, render: 'bitmap' });
  document.destroy();
  library.destroy();
  return (image && jsQR(new Uint8ClampedArray(image.data), image.width, image.height)?.data) ?? '';
}

/**
 * What both readers find, PDF.js also how far to the right the text of each page reaches, in points; and the fonts by the
 * names in the file: those within it and those that a viewer would replace.
 */
export async function readPdf(pdf: Uint8Array) {
  const source = Buffer.from(pdf).toString('latin1');
  const descriptors = [...source.matchAll(/\/Type \/FontDescriptor[^>]*/g)].map(([text]) => text);
  const fonts = [...source.matchAll(/\/BaseFont \/(?<name>\S+)/g)].map(({ groups }) => groups?.['name'] ?? '');
  return {
    pdfJs: await readWithPdfJs(pdf),
    pdfium: await readWithPdfium(pdf),
    embedded: descriptors.filter((text) => text.includes('/FontFile2')).length,
    described: descriptors.length,
    fonts: [...new Set(fonts)].sort(),
  };
}
