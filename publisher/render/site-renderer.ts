import type { ReleaseCounts } from '#publisher/incremental/release-counts.ts';
import type { PublishedReader } from '#publisher/incremental/published-reader.ts';

/** The release before the one that is rendered. */
export interface LastRelease {
  /** Text of its manifest. */
  manifest: string;
  /** Resolves when the new folder has hard links to all its files. */
  linked: Promise<void>;
}

/** Takes a file of the release: its path within the folder and its bytes in pieces. It may be written later. */
export type PutFile = (file: string, pieces: readonly Uint8Array[]) => void | Promise<void>;

/** What to render, and where to. */
export interface RenderJob {
  /** Folder of the release. */
  folder: string;
  /** Where to write the manifest of the release. */
  manifestFile: string;
  /** Key of the code. */
  code: string;
  /** The last release, whose files may be kept; null for a full build. */
  last: LastRelease | null;
  /** Empties the folder but for the assets, before a full build. */
  resetFolder: () => Promise<void>;
  /** Takes the files of a full build. */
  put: PutFile;
  /** Default: the Firestore of the environment. */
  reader?: PublishedReader;
  /** Takes the lines of the log; default: the terminal. */
  log?: (line: string) => void;
}

/** The property whose page is shown before it is published. */
export interface PreviewJob {
  /** Takes the files; the assets are in the folder already. */
  put: PutFile;
  /** Id of the property, whose working copy is shown. */
  id: string;
}

/** Files that an incremental build wrote or removed; null after a full build. */
export type ReleaseFiles = { written: string[]; removed: string[] } | null;

/** What the page of a property has to show, for the release checks. */
export interface ShownProperty {
  /** File of the page in the release. */
  file: string;
  title: string;
  /** The price as typed; '' when missing. */
  price: string;
  /** Id of the picture at the top of the page; null when the property has none. */
  picture: string | null;
}

/** The outcome of rendering. */
export interface RenderResult {
  way: 'full' | 'incremental';
  /** Why the build was full or incremental, in a sentence. */
  why: string;
  /** The site's `requestedRevision` before anything was read; 0 before the first request. */
  builtRevision: number;
  /** Number of pages and files that were rendered. */
  pages: number;
  files: ReleaseFiles;
  /** The properties whose pages were rendered. */
  shown: readonly ShownProperty[];
  /** What the search of the release has to agree with; null for a preview. */
  counts: ReleaseCounts | null;
}

/** The interface of a compiled site. */
export interface SiteRenderer {
  /** Renders the published content: all pages, or those that changed since the last release. */
  renderSite: (job: RenderJob) => Promise<RenderResult>;
  /** Renders the page of one working copy as it would look when published. */
  renderPreview: (job: PreviewJob) => Promise<RenderResult>;
}
