// Ours: what a form says about its sending, besides the messages of its fields.

/** The property was taken off the site while the form was open. */
export const PROPERTY_NOT_LISTED = 'This property is no longer available';

/** The consent text is one that this site never showed. */
export const CONSENT_TEXT_UNKNOWN = 'Please reload the page: its texts have changed';
