/** Most pictures in one gallery. */
export const GALLERY_MAX = 60;

/** Largest picture accepted, in bytes (admin specification, section 5). */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;

/** Largest team photograph accepted, in bytes (admin specification, section 5). */
export const TEAM_PHOTO_BYTES_MAX = 5 * 1024 * 1024;

/** Most pixels of a picture; more take too much memory to decode. */
export const PICTURE_PIXELS_MAX = 60_000_000;

/**
 * Widths in pixels that every picture is made in, never enlarged beyond its own width: a card, a phone's window, a laptop's,
 * and one with twice the density (docs/decisions/0045).
 */
export const PICTURE_WIDTHS = [480, 800, 1440, 2400] as const;

/** Pictures on one page of the library; a Firestore query accepts at most 30 values. */
export const LIBRARY_PAGE = 24;

/** Days after which an unused picture is removed. */
export const ORPHAN_DAYS = 7;

/** Most unused pictures that one request removes. */
export const ORPHANS_AT_ONCE = 50;

/** Days for which the result of an upload is kept. */
export const UPLOAD_RESULT_DAYS = 7;

/** A size in bytes as texts state it, such as '10MB'. */
export function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024}MB`;
}
