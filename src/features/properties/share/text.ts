export const SHARE_TEXT = {
  brochure: 'Brochure (PDF)',
  scoutSheet: 'Scout sheet (PDF)',
  share: 'Share',
  copied: 'The link to this page is copied.',
  linkIs: 'The link to this page:',
} as const;
