import { damagedFiles } from './damaged-files.ts';
import { disguisedFiles } from './disguised-files.ts';
import { oddPictures } from './odd-pictures.ts';
import { trickyNames } from './tricky-names.ts';
import { largeFiles } from './large-files.ts';

/** A file with the expected result of its upload. */
export interface HostileFile {
  /** Description for the test's title. */
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** 'done' or the error message. */
  readonly expected: string;
}

/** At least sixty files, the same in every run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const groups = [disguisedFiles(), damagedFiles(), largeFiles(), oddPictures(), trickyNames()];
  return (await Promise.all(groups)).flat();
}
