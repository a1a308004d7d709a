// The texts of the visitor specification, sections 2 and 8, exactly: errors, loading and empty states of content pages.

/** Heading of the default error page. */
export const UNEXPECTED_APPLICATION_ERROR = 'Unexpected Application Error!';

/** Shown for an unknown destination. */
export const DESTINATION_NOT_FOUND = 'Destination not found';

/** Heading of a destination without properties. */
export const DESTINATION_COMING_SOON = 'Coming Soon';

/** Label of the link below. */
export const INQUIRE_ABOUT_FUTURE_PROPERTIES = 'Inquire About Future Properties';

/** Shown while services are fetched. */
export const LOADING_SERVICES = 'Loading services...';

/** Shown when fetching services failed without a reason. */
export const FAILED_TO_FETCH_SERVICES = 'Failed to fetch services';

/** Shown when fetching the team failed without a reason. */
export const FAILED_TO_FETCH_TEAM_MEMBERS = 'Failed to fetch team members';

/** Shown while a team member is fetched. */
export const LOADING_TEAM_MEMBER = 'Loading team member...';

/** Shown when fetching a team member failed without a reason. */
export const FAILED_TO_FETCH_TEAM_MEMBER = 'Failed to fetch team member';

/** Shown for an unknown team member, with a link to /our-team. */
export const TEAM_MEMBER_NOT_FOUND = 'Team member not found';

/** Shown when nothing is featured. */
export const NO_FEATURED_PROPERTIES = 'No featured properties selected.';

/** Hint below. */
export const NO_FEATURED_PROPERTIES_HINT = 'Admin can select properties to feature on the homepage.';

/** Shown when fetching the featured properties failed without a reason. */
export const FAILED_TO_FETCH_FEATURED_PROPERTIES = 'Failed to fetch featured properties';

/** Shown in red when the featured carousel could not be fetched. */
export function errorLoadingFeaturedProperties(message: string = FAILED_TO_FETCH_FEATURED_PROPERTIES): string {
  return `Error loading featured properties: ${message}`;
}

// The following texts are ours: messages about sending a form, besides those of its fields.

/** The property was unpublished while the form was open. */
export const PROPERTY_NOT_LISTED = 'This property is no longer available';

/** The version of the consent text is unknown. */
export const CONSENT_TEXT_UNKNOWN = 'Please reload the page: its texts have changed';
