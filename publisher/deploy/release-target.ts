/** A release that is about to be built. */
export interface PlannedRelease {
  /** Its future name. */
  readonly release: string;
  /** Folder to build into. */
  readonly out: string;
  /** Folder of the live release; null when there is none. */
  readonly live: string | null;
}

/** Where releases go live: the folder that is served locally, or Firebase Hosting. */
export interface ReleaseTarget {
  /** Prepares a folder for a release. */
  readonly prepare: (buildId: string) => Promise<PlannedRelease>;
  /** Switches the site to a built release and returns the name with which it can be rolled back to. */
  readonly publish: (planned: PlannedRelease) => Promise<string>;
  /** Switches the site to an earlier release. */
  readonly rollBack: (release: string) => Promise<void>;
  /** The name of the live release; null when it is unknown. */
  readonly live: () => string | null;
  /** Releases that can be rolled back to; null when the target keeps them itself. */
  readonly kept: () => string[] | null;
  /** Removes old releases and the remains of builds that did not go live. */
  readonly cleanUp: () => Promise<void>;
}
