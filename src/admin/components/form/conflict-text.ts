/** Words for two people who changed the same thing. */
export const CONFLICT_TEXT = {
  heading: 'Someone else saved this while you were editing',
  choose: 'You both changed these fields. Choose which version to keep.',
  noClash: 'You changed different fields. Save again to keep both.',
  taken: (fields: string) => `Kept from the other version: ${fields}.`,
  mine: 'Yours',
  theirs: 'Saved in the meantime',
  nothing: '(empty)',
  resolve: 'Save with these choices',
} as const;
