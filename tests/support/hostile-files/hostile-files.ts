import { damagedFiles } from './damaged-files.ts';
import { disguisedFiles } from './disguised-files.ts';
import { oddPictures } from './odd-pictures.ts';
import { trickyNames } from './tricky-names.ts';
import { vastFiles } from './vast-files.ts';

/** A file that somebody might send, and what must become of it. */
export interface HostileFile {
  /** What it is. */
  readonly what: string;
  /** File name it comes under. */
  readonly name: string;
  /** Its bytes. */
  readonly bytes: Buffer;
  /** 'done', or the words of the refusal. */
  readonly expected: string;
}

/** Makes the corpus of hostile files, at least sixty, the same in every run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const groups = [disguisedFiles(), damagedFiles(), vastFiles(), oddPictures(), trickyNames()];
  return (await Promise.all(groups)).flat();
}
