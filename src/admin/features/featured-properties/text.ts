import { FEATURED_RECOMMENDED } from '#domain/content/limits.ts';

export const FEATURED_TEXT = {
  title: 'Featured Properties Management',
  introduction: 'The holiday rentals that the home page shows first, in this order.',
  add: 'Add Featured Property',
  list: 'Featured properties',
  loading: 'Loading featured properties...',
  shownCount: (count: number) => `${count} shown on the home page`,
  many: `A maximum of ${FEATURED_RECOMMENDED} featured properties is recommended.`,
  states: { on: 'Active', off: 'Hidden' },
  shown: (title: string) => `Show ${title} on the home page`,
  gone: 'No longer a holiday rental',
  archived: 'Archived: visitors do not see it',
  question: (title: string) => ({
    title: `Remove “${title}” from the featured properties?`,
    children: 'The property itself stays. The home page shows it until it is published again.',
    yes: 'Remove',
  }),
  search: 'Search rentals',
  choose: (title: string) => `Feature ${title}`,
  chooseShort: 'Feature',
  noMatch: 'No rental matches this search.',
} as const;
