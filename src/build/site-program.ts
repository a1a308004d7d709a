/** What a compiled site is asked to write. */
export interface WritingJob {
  /** Folder that the assets stand in already. */
  folder: string;
}

/** Whose page is shown before it is published. */
export interface PreviewJob {
  /** Folder that the assets stand in already. */
  folder: string;
  /** Id of the property, whose working copy is shown. */
  id: string;
}

/** What became of it. */
export interface WritingOutcome {
  /** The site's `requestedRevision` before anything was read; 0 when nobody asked yet. */
  builtRevision: number;
  /** Pages and files that were written. */
  pages: number;
}

/** The program of a compiled site, as scripts/build-site loads it. */
export interface SiteProgram {
  /** Writes the published content as pages and files. */
  writeSite: (job: WritingJob) => Promise<WritingOutcome>;
  /** Writes the page of one working copy, as publishing it would, for editors alone. */
  writePreview: (job: PreviewJob) => Promise<WritingOutcome>;
}
