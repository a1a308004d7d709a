// Error messages of the API to staff who handle messages.

/** A note without text. */
export const NOTE_MISSING = 'Please write a note';

/** A reply without text. */
export const REPLY_MISSING = 'Please write a reply';

/** A reply without a subject. */
export const SUBJECT_MISSING = 'Please enter a subject';

/** A reply to a sender without an email. */
export const NO_EMAIL_TO_REPLY = 'The sender left no email address. Please call, and add a note of the call';

/** A thread with the maximum number of entries. */
export const THREAD_FULL = 'This conversation is full: please continue by email';

/** An assignee without access to the inbox. */
export const NOT_INBOX_STAFF = 'Please choose a colleague who answers enquiries';

/** A reply to an anonymised message. */
export const IS_ANONYMOUS = 'This message was anonymised: its text has been deleted';

/** A photograph of an owner's that never became a picture, or that was removed long ago. */
export const PHOTO_NOT_AVAILABLE = 'This photograph is not available';

/** A photograph of an owner's that is no longer in the library. */
export const PHOTO_REMOVED = 'Removed from the library';

/** A submission that already has a draft. */
export const ACCEPTED_ALREADY = 'This submission already has a draft property';

/** Erasing a member of staff. */
export const STAFF_NOT_ERASED =
  'This person is a member of staff: close the account and remove it from the staff list first';
