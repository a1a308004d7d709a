/** Words that every form of the back office shares. */
export const FORM_WORDS = {
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  optional: 'optional',
  mend: 'Please mend the following',
  discard: 'Leave without saving?',
  discardHint: 'What you typed is not saved yet.',
  discardYes: 'Leave without saving',
  discardNo: 'Keep writing',
} as const;
