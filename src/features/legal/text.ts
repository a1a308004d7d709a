export const LEGAL_TEXT = {
  contents: 'Contents',
  updated: 'Last updated on',
  others: 'Other terms and policies',
} as const;
