import type { BuiltIndex } from '#publisher/incremental/listed-counts.ts';
import type { PublishedReader } from '#publisher/incremental/published-reader.ts';

/** The release before the one that is written. */
export interface LastRelease {
  /** Text of its ledger. */
  manifest: string;
  /** Resolves when all its files stand in the new folder as hard links. */
  overlaid: Promise<void>;
}

/** Takes a file of the release, its path within the folder and its bytes in pieces; it may be written later. */
export type PutFile = (file: string, pieces: readonly Uint8Array[]) => void | Promise<void>;

/** What a compiled site is asked to write. */
export interface WritingJob {
  /** Folder of the release. */
  folder: string;
  /** File that takes the ledger of the release. */
  manifestFile: string;
  /** Key of the code. */
  code: string;
  /** The last release, whose files may be kept; null where everything is to be written. */
  last: LastRelease | null;
  /** Makes the folder hold the assets and nothing else, for a build of everything. */
  startAfresh: () => Promise<void>;
  /** Takes the files of a build of everything. */
  put: PutFile;
  /** Where the content is read; default: the Firestore of the environment. */
  reader?: PublishedReader;
  /** Takes the lines of its log; default: the terminal. */
  log?: (line: string) => void;
}

/** Whose page is shown before it is published. */
export interface PreviewJob {
  /** Takes its files; the assets stand in the folder already. */
  put: PutFile;
  /** Id of the property, whose working copy is shown. */
  id: string;
}

/** Files that a build of what changed put into a release or took out of it; null when everything was written. */
export type ReleaseFiles = { written: string[]; removed: string[] } | null;

/** What the page of a property has to show. */
export interface ShownProperty {
  /** Its file in the release. */
  file: string;
  /** Name of the property. */
  title: string;
  /** Its price as typed; '' when missing. */
  price: string;
  /** Id of the picture at its head; null where it has none of its own. */
  picture: string | null;
}

/** What became of it. */
export interface WritingOutcome {
  /** Whether everything was written, or only what changed. */
  way: 'full' | 'incremental';
  /** Why it was that way, in a sentence. */
  why: string;
  /** The site's `requestedRevision` before anything was read; 0 when nobody asked yet. */
  builtRevision: number;
  /** Pages and files that were rendered. */
  pages: number;
  /** The files that changed. */
  files: ReleaseFiles;
  /** What the pages of the properties that were rendered have to show. */
  shown: readonly ShownProperty[];
  /** What the search of the release has to agree with; null for a preview. */
  index: BuiltIndex | null;
}

/** The program of a compiled site, as publisher/render loads it. */
export interface SiteProgram {
  /** Writes the published content as pages and files: all of it, or what changed since the last release. */
  writeSite: (job: WritingJob) => Promise<WritingOutcome>;
  /** Writes the page of one working copy, as publishing it would, for editors alone. */
  writePreview: (job: PreviewJob) => Promise<WritingOutcome>;
}
