// The words of the visitor specification, sections 2 and 8, exactly: errors, loading and empty states of content pages.

/** Heading of the default error page. */
export const UNEXPECTED_APPLICATION_ERROR = 'Unexpected Application Error!';

/** Shown for an unknown destination. */
export const DESTINATION_NOT_FOUND = 'Destination not found';

/** Heading of a destination without properties. */
export const DESTINATION_COMING_SOON = 'Coming Soon';

/** Label of the link under it. */
export const INQUIRE_ABOUT_FUTURE_PROPERTIES = 'Inquire About Future Properties';

/** Shown while services are fetched. */
export const LOADING_SERVICES = 'Loading services...';

/** What the services page says when fetching failed without a reason. */
export const FAILED_TO_FETCH_SERVICES = 'Failed to fetch services';

/** What the team page says when fetching failed without a reason. */
export const FAILED_TO_FETCH_TEAM_MEMBERS = 'Failed to fetch team members';

/** Shown while a team member is fetched. */
export const LOADING_TEAM_MEMBER = 'Loading team member...';

/** What a team member's page says when fetching failed without a reason. */
export const FAILED_TO_FETCH_TEAM_MEMBER = 'Failed to fetch team member';

/** Shown for an unknown team member, with a link to /our-team. */
export const TEAM_MEMBER_NOT_FOUND = 'Team member not found';
