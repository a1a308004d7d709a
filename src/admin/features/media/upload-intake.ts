import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from '#domain/media/limits.ts';
import { fileTooLarge, invalidFileType, PICTURE_DAMAGED } from '#domain/media/text.ts';
import { isUploadType, type UploadKind } from '#domain/media/upload-place.ts';

export const PDF_TYPE = 'application/pdf';

/** What a part of a form takes. */
export interface UploadIntake {
  /** How many more pictures may be added; asked again when the pages of a PDF are read. */
  readonly room: () => number;
  /** Whether the pages of a PDF are added as pictures. */
  readonly takesPdf: boolean;
}

export const ANY_PICTURES: UploadIntake = { room: () => Infinity, takesPdf: false };

/** Error of a file, found before it is sent; null for none. The function checks the bytes after the upload. */
export function fileFault(file: File, kind: UploadKind, { takesPdf }: UploadIntake): string | null {
  const isTaken = isUploadType(file.type) || (takesPdf && file.type === PDF_TYPE);
  if (!isTaken) return invalidFileType(file.type === '' ? 'unknown' : file.type);
  if (file.size === 0 && file.type !== PDF_TYPE) return PICTURE_DAMAGED;
  const limit = kind === 'team' ? TEAM_PHOTO_BYTES_MAX : PICTURE_BYTES_MAX;
  return file.size > limit ? fileTooLarge(file.size, limit) : null;
}
