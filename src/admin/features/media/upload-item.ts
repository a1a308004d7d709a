import type { PictureWarning } from '#domain/media/picture-warnings.ts';
import type { Picture } from '#domain/media/picture.ts';

/** Where an upload is on its way. */
export type UploadState = 'waiting' | 'sending' | 'processing' | 'done' | 'refused' | 'cancelled';

/** One upload, as the panel shows it. */
export interface UploadItem {
  /** Name of the upload. */
  readonly upload: string;
  /** What the editor calls it. */
  readonly name: string;
  /** The file; null for one that was fetched from an address. */
  readonly file: File | null;
  /** Where it is. */
  readonly state: UploadState;
  /** Part that was sent, 0 to 1. */
  readonly progress: number;
  /** Why it was refused or failed; '' otherwise. */
  readonly message: string;
  /** The picture, once it is in the library. */
  readonly picture: Picture | null;
  /** What the steward found. */
  readonly warnings: readonly PictureWarning[];
  /** Whether the library had it already. */
  readonly known: boolean;
}

/** Whether nothing more happens to an upload by itself. */
export function isSettled({ state }: UploadItem): boolean {
  return state === 'done' || state === 'refused' || state === 'cancelled';
}
