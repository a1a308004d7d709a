// The texts of the visitor specification, sections 2 and 8, exactly: errors, loading and empty states of content pages.

/** Shown for an unknown destination. */
export const DESTINATION_NOT_FOUND = 'Destination not found';

/** Heading of a destination without properties. */
export const DESTINATION_COMING_SOON = 'Coming Soon';

/** Label of the link below. */
export const INQUIRE_ABOUT_FUTURE_PROPERTIES = 'Inquire About Future Properties';

/** Shown when fetching services failed without a reason. */
export const FAILED_TO_FETCH_SERVICES = 'Failed to fetch services';

/** Shown when fetching the team failed without a reason. */
export const FAILED_TO_FETCH_TEAM_MEMBERS = 'Failed to fetch team members';

/** Shown for an unknown team member, with a link to /our-team. */
export const TEAM_MEMBER_NOT_FOUND = 'Team member not found';

/** Shown when nothing is featured. */
export const NO_FEATURED_PROPERTIES = 'No featured properties selected.';

/** Hint below. */
export const NO_FEATURED_PROPERTIES_HINT = 'Admin can select properties to feature on the homepage.';

// The following texts are ours: messages about sending a form, besides those of its fields.

/** The property was unpublished while the form was open. */
export const PROPERTY_NOT_LISTED = 'This property is no longer available';

/** The version of the consent text is unknown. */
export const CONSENT_TEXT_UNKNOWN = 'Please reload the page: its texts have changed';
