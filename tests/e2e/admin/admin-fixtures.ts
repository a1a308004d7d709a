import { openMadeProperties, type MadeProperties } from '#support/content/made-properties.ts';
import { enter, test as base } from './staff-fixtures.ts';

/** The test of the back office, with properties of its own that are gone afterwards. */
export const test = base.extend<{ made: MadeProperties }>({
  // Playwright asks for a pattern even where nothing is needed.
  // eslint-disable-next-line no-empty-pattern
  made: async ({}, use) => {
    const made = openMadeProperties();
    await use(made);
    await made.close();
  },
});

export { enter };
export { expect } from '@playwright/test';
