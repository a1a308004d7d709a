// The words of the admin specification, sections 5 and 8, exactly.

/** An upload without a session. */
export const UPLOAD_NOT_AUTHENTICATED = 'User not authenticated. Please log in again.';

/** An upload that was taken but left nothing. */
export const UPLOAD_WITHOUT_DATA = 'Upload succeeded but no data returned';

/** Several uploads failed without a reason. */
export const FAILED_TO_UPLOAD_IMAGES = 'Failed to upload images';

/** A file of another type. */
export function invalidFileType(type: string): string {
  return `Invalid file type: ${type}. Please use JPEG, PNG, or WebP.`;
}

/** A file that is too large; its size and the limit in bytes. */
export function fileTooLarge(bytes: number, limit: number): string {
  const megabyte = 1024 * 1024;
  return `File too large: ${(bytes / megabyte).toFixed(1)}MB. Maximum size is ${limit / megabyte}MB.`;
}

/** An upload that failed. */
export function uploadFailed(message: string): string {
  return `Upload failed: ${message}`;
}

/** A picture that could not be fetched. */
export function failedToFetchImage(statusText: string): string {
  return `Failed to fetch image: ${statusText}`;
}

/** The bulk upload to one property; decisions replace the specification's name of the store by the title. */
export function uploadedAllImages(title: string): string {
  return `Successfully uploaded all images for "${title}"!`;
}

/** Alternative text of a gallery picture that has none, counted from 1. */
export function galleryAlt(title: string, number: number): string {
  return `${title} - Gallery Image ${number}`;
}
