/** Words about what visitors see of a document, wherever they stand. */
export const PUBLISHED_WORDS = {
  history: 'Published versions',
  historyOf: (name: string) => `Published versions of ${name}`,
  unpublish: 'Take off the site',
  confirm: (title: string) => `Take “${title}” off the site?`,
  visitors: {
    page: 'A new release begins at once. As soon as it is live, the page is gone for visitors, and lists, search, feeds and the sitemap no longer know of it.',
    part: 'A new release begins at once. As soon as it is live, no page shows it to visitors any more.',
  },
  draft:
    'The draft stays as it is and counts as new: publishing it again, also by “Publish all”, brings it back to where it was.',
  yes: 'Take it off',
  no: 'Leave it there',
  unpublished: (title: string) => `“${title}” is on its way off the site.`,
  failed: 'Nothing was taken off the site.',
  conflict: 'It was published again meanwhile, so nothing was taken off. Look at it once more.',
} as const;
