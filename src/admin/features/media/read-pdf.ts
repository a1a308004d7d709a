import { PICTURE_BYTES_MAX, PICTURE_WIDTHS } from '#domain/media/limits.ts';
import { fetchBytes } from '#lib/fetch-json.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { MEDIA_TEXT } from './text.ts';

const text = MEDIA_TEXT.pdf;

/** Pixels of the longer edge of a page: the largest width that pictures are made in. */
const LONG_EDGE = Math.max(...PICTURE_WIDTHS);

/** The decoders that scanned pages need, by the names that PDF.js asks for. */
const DECODERS: Record<string, string> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = DECODERS[filename];
    if (url === undefined) throw new Error(`The site has no '${filename}'.`);
    return fetchBytes(url);
  }
}

/** A PDF that has no pages for us, with a text for the editor. */
export class UnreadablePdf extends Error {}

interface Reading {
  /** Most pages. */
  readonly most: number;
  /** Ends the reading, which then fails. */
  readonly signal: AbortSignal;
  /** Gets the fraction of the pages that are drawn, 0 to 1. */
  readonly progress: (part: number) => void;
}

/**
 * Draws the pages of a PDF as pictures, in the browser: visitors look at plans in the page, storage has one kind of file, and
 * no document of a stranger's making is served from our domain. A PDF with too many pages is rejected whole, because nobody
 * could say which of them are the plans. Throws an UnreadablePdf where the file cannot be read, and another error where its
 * reader did not load.
 */
export async function readPdf(pdf: File, { most, signal, progress }: Reading): Promise<File[]> {
  const [{ getDocument, PDFWorker }, data] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    pdf.arrayBuffer(),
  ]);
  signal.throwIfAborted();
  // A thread of ours for each file: PDF.js takes one that did not load for lost until the window is loaded again.
  const thread = new Worker(workerUrl, { type: 'module' });
  const stopped = new Promise<never>((_, stop) => {
    thread.addEventListener('error', () => stop(new Error('The thread that reads PDFs failed.')));
    signal.addEventListener('abort', () => stop(signal.reason as Error));
  });
  const worker = PDFWorker.create({ port: thread });
  const drawPages = async (): Promise<File[]> => {
    const document = await getDocument({ data, worker, BinaryDataFactory: Decoders, verbosity: 0 }).promise;
    if (document.numPages > most) throw new UnreadablePdf(text.tooLong(document.numPages, most));
    const pages: File[] = [];
    while (pages.length < document.numPages) {
      pages.push(await drawPage(document, pages.length + 1, pdf.name));
      progress(pages.length / document.numPages);
    }
    return pages;
  };
  try {
    return await Promise.race([stopped, drawPages().catch(rejectAs)]);
  } finally {
    worker.destroy();
    thread.terminate();
  }
}

/** What PDF.js says of a file that it cannot read. */
const DAMAGED = ['InvalidPDFException', 'FormatError', 'UnknownErrorException'];

function rejectAs(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'PasswordException') throw new UnreadablePdf(text.locked, { cause });
  if (DAMAGED.includes(name)) throw new UnreadablePdf(text.damaged, { cause });
  throw cause;
}

async function drawPage(document: PDFDocumentProxy, number: number, name: string): Promise<File> {
  const canvas = await paintPage(await document.getPage(number));
  const png = await encode(canvas, 'image/png');
  // PNG keeps thin lines sharp; a page of photographs can be too large in it.
  const { blob, ending } =
    png.size <= PICTURE_BYTES_MAX
      ? { blob: png, ending: 'png' }
      : { blob: await encode(canvas, 'image/jpeg'), ending: 'jpg' };
  return new File([blob], `Page ${number}, ${name.replace(/\.pdf$/i, '')}.${ending}`, { type: blob.type });
}

async function paintPage(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONG_EDGE / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  // Shown on a screen, pages are drawn in animation frames, which stop while another tab is open.
  await page.render({ canvas, viewport, background: 'white', intent: 'print' }).promise;
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new UnreadablePdf(text.damaged)) : resolve(blob)), type, 0.92);
  });
}
