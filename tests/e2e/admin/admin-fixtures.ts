import { openPropertyShelf, type PropertyShelf } from '#support/content/made-properties.ts';
import { enter, test as base } from './staff-fixtures.ts';

/** The test of the back office, with properties of its own that are gone afterwards. */
export const test = base.extend<{ shelf: PropertyShelf }>({
  // Playwright asks for a pattern even where nothing is needed.
  // eslint-disable-next-line no-empty-pattern
  shelf: async ({}, use) => {
    const shelf = openPropertyShelf();
    await use(shelf);
    await shelf.close();
  },
});

export { enter };
export { expect } from '@playwright/test';
