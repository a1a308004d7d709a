/** Words that every form of the back office shares. */
export const FORM_WORDS = {
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  optional: 'optional',
  mend: 'Please mend the following',
  leave: {
    title: 'Leave without saving?',
    hint: 'What you typed is not saved yet.',
    yes: 'Leave without saving',
    no: 'Keep writing',
  },
} as const;
