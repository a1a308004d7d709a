// Messages about publishing.

/** Who published something, after an erasure of the account's email. */
export const FORMER_COLLEAGUE = 'a former colleague';

/** A build did not report before its lease expired. */
export const BUILD_NEVER_REPORTED = 'The build has not reported for too long and counts as failed. You can try again.';

/** The publisher did not accept the task after all attempts. */
export const HOOK_UNREACHABLE = 'The publisher could not be reached. The site has not changed. You can try again.';

/** Nobody reported on a preview for PREVIEW_MINUTES. */
export const PREVIEW_OVERDUE = 'It took too long. You can try again.';

/** A rollback was requested during a build. */
export const BUILD_UNDER_WAY = 'A build is running: please wait until it has finished.';

/** A build was requested again although none has failed. */
export const NOTHING_FAILED = 'No build has failed.';

/** A rollback to a release that is no longer stored. */
export const RELEASE_GONE = 'This version is no longer available.';

/** A rollback to the live release. */
export const RELEASE_LIVE = 'This version is already live.';

/** Required fields are missing before a property can be published; `fields` lists them. */
export const PUBLISHING_NEEDS_MORE = 'Something is missing before this can be published.';

/** A slide of the home page has no alternative text. */
export const SLIDE_UNDESCRIBED = 'Describe what this picture shows before it is published.';

/** A working copy is stored in a form that nobody can read. */
export const WORKING_UNREADABLE = 'Its stored content cannot be read.';

/** A document was changed or deleted after it was scheduled. */
export const CHANGED_SINCE_SCHEDULED = 'This was changed or deleted after it was scheduled, so it was not published.';

/** A scheduled publication, or what it names, is stored in a form that nobody can read. */
export const SCHEDULED_UNREADABLE = 'This could not be read at its time, so it was not published.';

/** Everything to publish is already live. */
export const ALREADY_LIVE = 'This is already live.';

/** Everything to publish is archived and has no page. */
export const ONLY_ARCHIVED = 'This is archived. Restore it before you publish it.';

/** A publication was scheduled for a time in the past. */
export const TIME_HAS_PASSED = 'Please choose a time in the future.';

/** A scheduled publication was to be cancelled after its time. */
export const NO_LONGER_WAITING = 'Its time came before you cancelled it.';

/** A fixed document, such as the settings, was to be unpublished. */
export const BELONGS_TO_THE_SITE = 'This is part of the site and cannot be unpublished.';

/** A discard without a published copy. */
export const NEVER_PUBLISHED = 'This was never published, so there is no earlier version.';

/** What one of several documents to publish lacks. */
export function missingOf(title: string, message: string): string {
  return `“${title}”: ${message}`;
}

/** Content to publish uses a property that is not published. */
export function propertyNotPublished(name: string): string {
  return `“${name}” shows a property that is not published: publish the property as well.`;
}

/** A property to publish has the URL of another one. */
export function urlTaken(title: string, other: string): string {
  return `“${title}” has the same URL as “${other}”: give one that is not published yet another title, then publish it.`;
}

/** Published content still uses a property to be unpublished. */
export function stillShown(title: string): string {
  return `“${title}” is still used by published content: choose another property there and publish it first.`;
}

/** Content to publish links to a page that is not published. */
export function linkNotPublished(name: string): string {
  return `“${name}” links to a page that is not published: publish that page as well, or change the link.`;
}

/** Content to publish links to a path where the site has no page, or one that may vanish, such as '/rentals/7'. */
export function linkNotFixed(name: string, path: string): string {
  return `“${name}” links to ${path}, which is not a fixed page of the site: change the link.`;
}

/** Published content still links to the page of a document to be unpublished. */
export function stillLinked(title: string): string {
  return `Published content still links to “${title}”: change the link there and publish it first.`;
}
