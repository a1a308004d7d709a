// The words in which the API refuses what the desk does.

/** A note without words. */
export const NOTE_MISSING = 'Please write a note';

/** An answer without words. */
export const REPLY_MISSING = 'Please write an answer';

/** An answer without a subject. */
export const SUBJECT_MISSING = 'Please enter a subject';

/** An answer to somebody who left no address. */
export const NO_ADDRESS_TO_ANSWER = 'The sender left no e-mail address: please call, and note what was said';

/** A conversation that does not fit any more. */
export const THREAD_FULL = 'This conversation is full: please go on by mail';

/** Somebody who does not look after messages. */
export const NOT_OF_THE_DESK = 'Please choose somebody of the desk';

/** A message whose words are gone. */
export const IS_ANONYMOUS = 'This message was made anonymous: its words are gone';

/** An owner's property that became a draft before. */
export const ACCEPTED_ALREADY = 'A draft was made of this property already';

/** Erasing somebody who works here. */
export const STAFF_NOT_ERASED = 'This person works here: close the account and take it off the staff first';
