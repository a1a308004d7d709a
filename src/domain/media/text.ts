// The texts of the admin specification, sections 5 and 8, exactly.

import { PICTURE_PIXELS_MAX } from './limits.ts';

/** An upload that was accepted without a result. */
export const UPLOAD_WITHOUT_DATA = 'Upload succeeded but no data returned';

/** A file of a type that is not accepted. */
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

/** Shown after a bulk upload to a property, with its title instead of the storage's name in the specification. */
export function uploadedAllImages(title: string): string {
  return `Successfully uploaded all images for "${title}"!`;
}

/** Alt text of a gallery picture without one, counted from 1. */
export function galleryAlt(title: string, number: number): string {
  return `${title} - Gallery Image ${number}`;
}

// The following texts are ours: the specification has none for these.

/** A picture file that cannot be read. */
export const PICTURE_DAMAGED = 'This file is damaged or not a picture. Please export it again and retry.';

/** A picture with more pixels than can be decoded. */
export const PICTURE_TOO_MANY_PIXELS = `This picture is too large to process. Please use at most ${PICTURE_PIXELS_MAX / 1_000_000} megapixels.`;

/** A picture that could not be decoded in the time allowed. */
export const PICTURE_TOO_SLOW = 'This picture took too long to process. Please export it again as a plain JPEG.';

/** A file that was accepted but never processed. */
export const PICTURE_NOT_PROCESSED = 'This picture could not be processed. Please upload it again.';

/** Uploads that failed while a form waited for them. */
export function picturesNotUploaded(names: readonly string[]): string {
  const these = names.map((name) => `“${name}”`).join(', ');
  return `Not saved: ${these} could not be uploaded. Try the upload again, or save without it.`;
}

/** A URL that is not public https. */
export const URL_NOT_PUBLIC = 'only public https URLs can be fetched';

/** A URL with too many redirects. */
export const URL_REDIRECTS = 'the URL redirects too often';

/** A URL that responds too slowly or not at all. */
export const URL_SILENT = 'the URL does not respond in time';
