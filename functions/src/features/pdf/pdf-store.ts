import { readUnlessMissing } from '#platform/read-unless-missing.ts';
import { deleteFilesUnder } from '#platform/private-files.ts';
import type { PdfContent } from './pdf-content.ts';

/** The part of a Storage bucket that PDFs need. */
export interface PdfBucket {
  readonly file: (name: string) => {
    readonly download: (options: { decompress: boolean }) => Promise<[Buffer]>;
    readonly save: (
      bytes: Uint8Array,
      options: { resumable: boolean; contentType: string; metadata: { cacheControl: string } },
    ) => Promise<unknown>;
  };
  readonly getFiles: Parameters<typeof deleteFilesUnder>[0]['getFiles'];
}

/** The stored PDFs, of each property and kind the last version, in a folder that no rule opens. */
export interface PdfStore {
  /** Null when this version is not stored. */
  readonly read: (content: PdfContent, version: string) => Promise<Uint8Array | null>;
  /** Stores a version in the place of the one before. */
  readonly save: (content: PdfContent, version: string, pdf: Uint8Array) => Promise<void>;
}

export function createPdfStore(bucket: () => PdfBucket): PdfStore {
  const folderOf = ({ kind, property }: PdfContent): string => `pdf/${kind}/${property.id}/`;
  return {
    read: (content, version) => readUnlessMissing(bucket().file(`${folderOf(content)}${version}`)),
    save: async (content, version, pdf) => {
      await deleteFilesUnder(bucket(), folderOf(content));
      await bucket()
        .file(`${folderOf(content)}${version}`)
        .save(pdf, {
          resumable: false,
          contentType: 'application/pdf',
          metadata: { cacheControl: 'private, no-store' },
        });
    },
  };
}
