/** Words around a legal text. */
export const LEGAL_WORDS = {
  contents: 'Contents',
  updated: 'Last updated on',
  others: 'Also in force',
} as const;
