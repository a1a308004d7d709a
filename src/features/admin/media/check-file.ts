import { PICTURE_BYTES_MAX } from '@site/domain/limits';
import { fileTooLarge, invalidFileType } from '@site/domain/messages/upload-messages';
import { isUploadType } from '@site/domain/upload-place';

/** What can be said against a file before it is sent; null for nothing. The function looks at its bytes. */
export function fileFault(file: File): string | null {
  if (!isUploadType(file.type)) return invalidFileType(file.type === '' ? 'unknown' : file.type);
  return file.size > PICTURE_BYTES_MAX ? fileTooLarge(file.size, PICTURE_BYTES_MAX) : null;
}
