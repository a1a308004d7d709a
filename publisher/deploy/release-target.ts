/** A release that is about to be made. */
export interface ReleaseOrder {
  /** What it will be called. */
  readonly release: string;
  /** Folder that takes it. */
  readonly out: string;
  /** Folder of the last release; null when there is none at hand. */
  readonly from: string | null;
}

/** Where releases go live: the folder that is served here, or Hosting. */
export interface ReleasePlace {
  /** Prepares the making of a release. */
  readonly begin: (buildId: string) => Promise<ReleaseOrder>;
  /** Puts a release that was made live, whole, and gives the name under which it can be brought back. */
  readonly publish: (order: ReleaseOrder) => Promise<string>;
  /** Puts an earlier release live again. */
  readonly bringBack: (release: string) => Promise<void>;
  /** The name of the live release; null when it is not known. */
  readonly live: () => string | null;
  /** Releases that can be brought back; null where the newest are kept by themselves. */
  readonly kept: () => string[] | null;
  /** Clears away what was left of releases that did not go live, and releases that are too old. */
  readonly tidy: () => Promise<void>;
}
