/** Texts about the published version of a document. */
export const PUBLISHED_TEXT = {
  history: 'Published versions',
  historyOf: (name: string) => `Published versions of ${name}`,
  unpublish: 'Unpublish',
  confirm: (title: string) => `Unpublish “${title}”?`,
  visitors: {
    page: 'The site is rebuilt immediately. Visitors then no longer find the page, nor do lists, search, feeds and the sitemap show it.',
    part: 'The site is rebuilt immediately. Visitors then no longer see it on any page.',
  },
  draft: 'The draft is kept. You can publish it again at any time.',
  yes: 'Unpublish',
  unpublished: (title: string) => `“${title}” is being unpublished.`,
  failed: 'Unpublishing failed. Nothing was changed.',
  conflict: 'It was published again in the meantime, so it was not unpublished. Please check it again.',
} as const;
