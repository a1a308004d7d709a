import type { PictureWarning } from '#domain/media/picture-warnings.ts';
import type { Picture } from '#domain/media/picture.ts';

/** State of an upload; a PDF is read until its pages take its place. */
export type UploadState = 'reading' | 'waiting' | 'sending' | 'processing' | 'done' | 'refused' | 'cancelled';

export interface UploadItem {
  readonly upload: string;
  /** Name of the file. */
  readonly name: string;
  /** Null for a picture fetched from a URL, and for what is not sent again. */
  readonly file: File | null;
  readonly state: UploadState;
  /** Fraction sent, or read of a PDF, 0 to 1. */
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
