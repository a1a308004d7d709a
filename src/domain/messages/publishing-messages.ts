// What the house says about publishing.

/** A build took a lease and was never heard of again. */
export const BUILD_NEVER_REPORTED =
  'The build has not reported for too long and counts as failed. It can be tried again.';

/** Nobody took the request for a build, however often it was sent. */
export const HOOK_UNREACHABLE =
  'The publisher could not be reached. The site stays as it is; the build can be tried again.';

/** A rollback was asked for while a build is at work. */
export const BUILD_UNDER_WAY = 'A build is under way: wait until it has ended.';

/** A build was asked for again although none has failed. */
export const NOTHING_FAILED = 'No build has failed.';

/** A release that is not kept any more was to be brought back. */
export const RELEASE_GONE = 'This release is not kept any more.';

/** The release that is live was to be brought back. */
export const RELEASE_LIVE = 'This release is live already.';

/** The law asks for more before a property is published; `fields` name what. */
export const LAW_ASKS_FOR_MORE = 'The law asks for more before this can be published.';

/** A document was changed, or deleted, after it was scheduled. */
export const CHANGED_SINCE_SCHEDULED = 'This was changed or deleted after it was scheduled, so it was not published.';

/** Everything that was to be published is live already. */
export const ALREADY_LIVE = 'This is live already.';

/** A publication was to be scheduled for a moment that has passed. */
export const MOMENT_HAS_PASSED = 'Choose a moment in the future.';

/** Something fixed, such as the settings, was to be taken off the site. */
export const BELONGS_TO_THE_SITE = 'This belongs to the site and cannot be taken off it.';

/** A working copy without a published one has nothing to go back to. */
export const NEVER_PUBLISHED = 'This was never published: there is nothing to go back to.';

/** Published content names a property that would not be on the site. */
export function propertyNotPublished(name: string): string {
  return `“${name}” shows a property that is not published: publish the property with it.`;
}

/** Published content still shows a property that is to leave. */
export function stillShown(title: string): string {
  return `“${title}” is still shown by published content: publish that with another property first.`;
}
