/** Words for two people who changed the same thing. */
export const CONFLICT_WORDS = {
  heading: 'Somebody else saved this in the meantime',
  choose: 'Both of you changed what follows. Nothing is lost: choose which words to keep.',
  noClash: 'You changed different things. Save once more to keep both.',
  taken: (fields: string) => `Taken over from the other version: ${fields}.`,
  mine: 'Yours',
  theirs: 'Saved in the meantime',
  nothing: '(empty)',
  resolve: 'Save with these choices',
} as const;
