import { FEATURED_RECOMMENDED } from '#domain/core/limits.ts';

/** Words of the featured properties' screen; those the specification gives stand in domain/messages. */
export const FEATURED_TEXT = {
  title: 'Featured Properties Management',
  introduction: 'The holiday rentals that the home page shows first, in this order.',
  add: 'Add Featured Property',
  list: 'Featured properties',
  loading: 'Loading featured properties...',
  tryAgain: 'Try again',
  shownCount: (count: number) => `${count} shown on the home page`,
  many: `A maximum of ${FEATURED_RECOMMENDED} featured properties is recommended.`,
  states: { on: 'Active', off: 'Hidden' },
  shown: (title: string) => `Show ${title} on the home page`,
  removeOne: (title: string) => `Remove ${title}`,
  gone: 'No longer a holiday rental',
  archived: 'Archived: visitors do not see it',
  confirmRemove: (title: string) => `Remove “${title}” from the featured properties?`,
  confirmHint: 'The property itself stays. The home page shows it until it is published again.',
  yes: 'Remove',
  no: 'Cancel',
  search: 'Search rentals',
  choose: (title: string) => `Feature ${title}`,
  chooseWord: 'Feature',
  noMatch: 'No rental matches this search.',
  loadingRentals: 'Loading rentals...',
} as const;
