import { IMPORT_BYTES_MAX } from '#domain/core/limits.ts';
import { SheetRejected } from './sheet-rejected.ts';
import { SHEET_REJECTIONS as labels } from './sheet-text.ts';

/** The encodings that sheets come in; of these, only UTF-8 can be told for certain, so it is tried first. */
export const SHEET_ENCODINGS = ['utf-8', 'windows-1252'] as const;

/** The encoding of a sheet. */
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** Bytes below the first letter that a text may hold: tab, line feed, vertical tab, form feed, carriage return. */
const TAB = 9;
const CARRIAGE_RETURN = 13;
const SPACE = 32;

/** A sheet as text, piece by piece; an empty piece ends it. Throws SheetRefused for what is no text, and a TypeError for another encoding. */
export async function* decodeSheet(file: Blob, encoding: SheetEncoding): AsyncGenerator<string> {
  if (file.size === 0) throw new SheetRejected(labels.empty);
  if (file.size > IMPORT_BYTES_MAX) throw new SheetRejected(labels.tooLarge(file.size, IMPORT_BYTES_MAX));
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const reader = file.stream().getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (piece.value.some(isNoText)) throw new SheetRejected(labels.binary);
      const text = decoder.decode(piece.value, { stream: true });
      if (text !== '') yield text;
    }
    // In UTF-8, this throws when the file ends within a letter.
    decoder.decode();
    yield '';
  } finally {
    // Not cancelled: a file is read only as far as it is asked for, and some browsers never answer a cancellation.
    reader.releaseLock();
  }
}

function isNoText(byte: number): boolean {
  return byte < TAB || (byte > CARRIAGE_RETURN && byte < SPACE);
}
