/** Words of the pages of a list. */
export const PAGER_TEXT = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  of: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
