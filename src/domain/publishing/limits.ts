/** Documents published in one step: each takes five writes, and a transaction 10 MiB. */
export const PUBLISH_MAX = 100;

/** Releases that the publisher keeps, the live one included. */
export const RELEASES_KEPT = 5;

/** Published revisions of a document that are kept. */
export const REVISIONS_KEPT = 20;

/** Minutes within which a build must report for the first time: a CI job waits for a machine. */
export const BUILD_START_MINUTES = 15;

/** Minutes for which a running build may stay silent; it reports every few seconds. */
export const BUILD_SILENCE_MINUTES = 3;

/** Written pages, and removed pages, that the record of a build lists. */
export const BUILD_PAGES_KEPT = 1000;

/** Faults that the record of a build keeps. */
export const BUILD_FAULTS_KEPT = 50;

/** Characters of the reason why something failed. */
export const REASON_MAX = 2000;

/** Characters of the path of a page or document that has a fault. */
export const FAULT_PAGE_MAX = 500;

/** Characters that the record of a build keeps of the end of its log. */
export const BUILD_LOG_KEPT = 8000;

/** Hours for which the preview of a draft can be opened. */
export const PREVIEW_HOURS = 72;

/** Minutes within which a preview must be made: its job waits for a machine as a build does. */
export const PREVIEW_MINUTES = BUILD_START_MINUTES + 5;

/** Largest difference between the clocks of two programs that sign messages for each other, in seconds. */
export const SIGNATURE_SECONDS = 300;

/** Scheduled publications that the back office lists: so many of the next ones, and as many past ones. */
export const SCHEDULED_SHOWN = 50;

/** Entries of the audit log in which an open back office looks for changes: more than a team makes between two looks. */
export const RECENT_ENTRIES = 20;
