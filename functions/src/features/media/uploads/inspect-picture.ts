import {
  fileTooLarge,
  invalidFileType,
  PICTURE_DAMAGED,
  PICTURE_TOO_MANY_PIXELS,
  PICTURE_TOO_SLOW,
} from '#domain/media/text.ts';
import { fileTypeOf } from '#platform/file-type.ts';
import type { PictureError } from './picture-error.ts';

/** What an arriving file may be. */
export interface Admission {
  /** Types that are taken, by the file's own bytes. */
  readonly types: readonly string[];
  /** Largest file in bytes. */
  readonly bytesMax: number;
}

/** What is wrong with a file before it is decoded, in the words for its uploader; null for nothing. */
export function rejectionOf(bytes: Uint8Array, { types, bytesMax }: Admission): string | null {
  if (bytes.byteLength > bytesMax) return fileTooLarge(bytes.byteLength, bytesMax);
  const type = fileTypeOf(bytes);
  return types.includes(type) ? null : invalidFileType(type);
}

/** What is wrong with a file that could not be made into variants, in the words for its uploader. */
export function rejectionText({ rejection }: PictureError, bytes: Uint8Array): string {
  switch (rejection) {
    case 'format':
      return invalidFileType(fileTypeOf(bytes));
    case 'damaged':
      return PICTURE_DAMAGED;
    case 'too_large':
      return PICTURE_TOO_MANY_PIXELS;
    case 'too_slow':
      return PICTURE_TOO_SLOW;
  }
}
