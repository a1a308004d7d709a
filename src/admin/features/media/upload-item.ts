import type { PictureWarning } from '#domain/media/picture-warnings.ts';
import type { Picture } from '#domain/media/picture.ts';

/** State of an upload. */
export type UploadState = 'waiting' | 'sending' | 'processing' | 'done' | 'refused' | 'cancelled';

export interface UploadItem {
  readonly upload: string;
  /** Name of the file. */
  readonly name: string;
  /** Null for a picture fetched from a URL. */
  readonly file: File | null;
  readonly state: UploadState;
  /** Fraction sent, 0 to 1. */
  readonly progress: number;
  /** Why it was rejected or failed; '' otherwise. */
  readonly message: string;
  /** The picture, once it is in the library. */
  readonly picture: Picture | null;
  /** Findings of the image quality checks. */
  readonly warnings: readonly PictureWarning[];
  /** Whether the library already had it. */
  readonly known: boolean;
}

/** Whether an upload has ended. */
export function isSettled({ state }: UploadItem): boolean {
  return state === 'done' || state === 'refused' || state === 'cancelled';
}
