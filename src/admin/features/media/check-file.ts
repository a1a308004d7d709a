import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from '#domain/core/limits.ts';
import { fileTooLarge, invalidFileType } from '#domain/media/text.ts';
import { isUploadType, type UploadKind } from '#domain/media/upload-place.ts';

/** What can be said against a file before it is sent; null for nothing. The function looks at its bytes. */
export function fileFault(file: File, kind: UploadKind): string | null {
  if (!isUploadType(file.type)) return invalidFileType(file.type === '' ? 'unknown' : file.type);
  const limit = kind === 'team' ? TEAM_PHOTO_BYTES_MAX : PICTURE_BYTES_MAX;
  return file.size > limit ? fileTooLarge(file.size, limit) : null;
}
