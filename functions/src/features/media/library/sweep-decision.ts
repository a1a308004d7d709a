import { ORPHAN_DAYS } from '#domain/media/limits.ts';
import type { StoredPicture } from '#domain/media/stored-picture.ts';
import { DAY } from '#platform/time.ts';
import { mayBeShown, type ReleasePeriod } from './release-periods.ts';

/** The fields of a picture that decide what the sweep does with it. */
export const SWEPT_FIELDS = {
  uploadedAt: true,
  unusedSince: true,
  removedAt: true,
  submissionId: true,
  usedByContent: true,
  leaving: true,
} as const;

export type SweptPicture = Pick<StoredPicture, keyof typeof SWEPT_FIELDS>;

/** What uses a picture: content, only an owner's submission, or nothing. */
export type PictureUser = 'content' | 'submission' | 'nothing';

/** What the pictures of one sweep are compared with. */
export interface Sweep {
  /** When it began, before the periods were read. */
  readonly begun: Date;
  readonly periods: readonly ReleasePeriod[];
}

/**
 * Decides whether a picture is removed; otherwise returns the fields of it to correct, null for none. It costs nothing, so
 * that a sweep looks at every picture.
 */
export function decideOnPicture(
  picture: SweptPicture,
  user: PictureUser,
  sweep: Sweep,
): 'remove' | Partial<Pick<StoredPicture, 'usedByContent'> & { unusedSince: Date | null }> | null {
  const { unusedSince, submissionId, usedByContent, leaving } = picture;
  // Marked before by an interrupted removal.
  if (leaving) return 'remove';
  if (user !== 'nothing') {
    const isNew = user === 'content' && submissionId !== null && !usedByContent;
    if (unusedSince === null && !isNew) return null;
    return { unusedSince: null, ...(isNew ? { usedByContent: true } : {}) };
  }
  // An owner's photo that no content has used leaves with the text of its submission, at once.
  if (submissionId !== null && !usedByContent) return 'remove';
  if (unusedSince === null) return { unusedSince: sweep.begun };
  return isRemovable({ ...picture, unusedSince }, sweep) ? 'remove' : null;
}

/** Whether an unused picture can go: ORPHAN_DAYS after its last use or once an editor removed it, when no release shows it. */
export function isRemovable(
  picture: Pick<StoredPicture, 'uploadedAt' | 'removedAt'> & { readonly unusedSince: string },
  { begun, periods }: Sweep,
): boolean {
  const days = picture.removedAt === null ? ORPHAN_DAYS : 0;
  return begun.getTime() - Date.parse(picture.unusedSince) > days * DAY && !mayBeShown(periods, picture);
}
