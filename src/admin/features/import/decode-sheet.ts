import { IMPORT_BYTES_MAX } from '#domain/import/limits.ts';
import { SheetRejected } from './sheet-rejected.ts';
import { SHEET_REJECTIONS as text } from './sheet-text.ts';

/** The encodings of sheets in the order they are tried: only UTF-8 can be detected with certainty. */
export const SHEET_ENCODINGS = ['utf-8', 'windows-1252'] as const;

export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** Control characters in a text file: tab, line feed, vertical tab, form feed, carriage return. */
const TAB = 9;
const CARRIAGE_RETURN = 13;
const SPACE = 32;

/**
 * Reads a sheet as text in chunks; an empty chunk ends it. Throws SheetRejected for a file that is not text, and a TypeError
 * for another encoding.
 */
export async function* decodeSheet(file: Blob, encoding: SheetEncoding): AsyncGenerator<string> {
  if (file.size === 0) throw new SheetRejected(text.empty);
  if (file.size > IMPORT_BYTES_MAX) throw new SheetRejected(text.tooLarge(file.size, IMPORT_BYTES_MAX));
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const reader = file.stream().getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      if (chunk.value.some(isBinary)) throw new SheetRejected(text.binary);
      const decoded = decoder.decode(chunk.value, { stream: true });
      if (decoded !== '') yield decoded;
    }
    // In UTF-8, this throws when the file ends within a character.
    decoder.decode();
    yield '';
  } finally {
    // The stream is not cancelled: nothing reads ahead, and in some browsers the cancellation never settles.
    reader.releaseLock();
  }
}

function isBinary(byte: number): boolean {
  return byte < TAB || (byte > CARRIAGE_RETURN && byte < SPACE);
}
