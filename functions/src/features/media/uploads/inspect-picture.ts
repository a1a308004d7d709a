import { fileTypeOf } from '#domain/media/file-type.ts';
import {
  fileTooLarge,
  invalidFileType,
  PICTURE_DAMAGED,
  PICTURE_TOO_MANY_PIXELS,
  PICTURE_TOO_SLOW,
} from '#domain/media/text.ts';
import type { PictureError } from './picture-error.ts';

/** The files that an upload folder accepts. */
export interface AcceptedFiles {
  /** Media types, identified by the file's bytes. */
  readonly types: readonly string[];
  /** Maximum size. */
  readonly bytesMax: number;
}

/** Checks a file before it is decoded; gives the error message for its uploader, or null. */
export function inspectFile(bytes: Uint8Array, { types, bytesMax }: AcceptedFiles): string | null {
  if (bytes.byteLength > bytesMax) return fileTooLarge(bytes.byteLength, bytesMax);
  const type = fileTypeOf(bytes);
  return types.includes(type) ? null : invalidFileType(type);
}

/** The error message for the uploader of a picture that could not be processed. */
export function describeRejection({ rejection }: PictureError, bytes: Uint8Array): string {
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
