import { openTestProperties, type TestProperties } from '#support/content/test-properties.ts';
import { enter, test as base } from './staff-fixtures.ts';

/** Test of the back office with its own properties, deleted afterwards. */
export const test = base.extend<{ properties: TestProperties }>({
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  properties: async ({}, use) => {
    const properties = openTestProperties();
    await use(properties);
    await properties.close();
  },
});

export { enter };
export { expect } from '@playwright/test';
