// Not beside the other texts of uploads, which the pages of members would load with it.

/** Without a session, as the admin specification says it of uploads. */
export const NOT_AUTHENTICATED = 'User not authenticated. Please log in again.';
