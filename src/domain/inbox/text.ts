// The words in which the API refuses what the desk does.

/** A note without words. */
export const NOTE_MISSING = 'Please write a note';

/** An answer without words. */
export const REPLY_MISSING = 'Please write a reply';

/** An answer without a subject. */
export const SUBJECT_MISSING = 'Please enter a subject';

/** An answer to somebody who left no address. */
export const NO_ADDRESS_TO_ANSWER = 'The sender left no email address. Please call, and add a note of the call';

/** A conversation that does not fit any more. */
export const THREAD_FULL = 'This conversation is full: please continue by email';

/** Somebody who does not look after messages. */
export const NOT_INBOX_STAFF = 'Please choose a colleague who answers enquiries';

/** A message whose words are gone. */
export const IS_ANONYMOUS = 'This message was anonymised: its text has been deleted';

/** An owner's property that became a draft before. */
export const ACCEPTED_ALREADY = 'This submission already has a draft property';

/** Erasing somebody who works here. */
export const STAFF_NOT_ERASED =
  'This person is a member of staff: close the account and remove it from the staff list first';
