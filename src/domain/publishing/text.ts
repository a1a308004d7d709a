// What the house says about publishing.

/** A build took a lease and was never heard of again. */
export const BUILD_NEVER_REPORTED = 'The build has not reported for too long and counts as failed. You can try again.';

/** Nobody took the request for a build, however often it was sent. */
export const HOOK_UNREACHABLE = 'The publisher could not be reached. The site has not changed. You can try again.';

/** A rollback was asked for while a build is at work. */
export const BUILD_UNDER_WAY = 'A build is running: please wait until it has finished.';

/** A build was asked for again although none has failed. */
export const NOTHING_FAILED = 'No build has failed.';

/** A release that is not kept any more was to be brought back. */
export const RELEASE_GONE = 'This version is no longer available.';

/** The release that is live was to be brought back. */
export const RELEASE_LIVE = 'This version is already live.';

/** Something required is missing before a property can be published; `fields` name what. */
export const PUBLISHING_NEEDS_MORE = 'Something is missing before this can be published.';

/** A slide of the home page has no alternative text. */
export const SLIDE_UNDESCRIBED = 'Describe what this picture shows before it is published.';

/** A document was changed, or deleted, after it was scheduled. */
export const CHANGED_SINCE_SCHEDULED = 'This was changed or deleted after it was scheduled, so it was not published.';

/** Everything that was to be published is live already. */
export const ALREADY_LIVE = 'This is already live.';

/** A publication was to be scheduled for a moment that has passed. */
export const TIME_HAS_PASSED = 'Please choose a time in the future.';

/** Something fixed, such as the settings, was to be taken off the site. */
export const BELONGS_TO_THE_SITE = 'This is part of the site and cannot be unpublished.';

/** A working copy without a published one has nothing to go back to. */
export const NEVER_PUBLISHED = 'This was never published, so there is no earlier version.';

/** Published content names a property that would not be on the site. */
export function propertyNotPublished(name: string): string {
  return `“${name}” shows a property that is not published: publish the property as well.`;
}

/** Published content still shows a property that is to leave. */
export function stillShown(title: string): string {
  return `“${title}” is still used by published content: choose another property there and publish it first.`;
}
