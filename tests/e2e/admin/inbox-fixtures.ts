import { openInboxFixture, type InboxFixture } from '#support/inbox/inbox-fixture.ts';
import { test as base } from './staff-fixtures.ts';

/** The test of the desk, with messages of its own that are gone afterwards. */
export const test = base.extend<{ fixture: InboxFixture }>({
  // Playwright asks for a pattern even where nothing is needed.
  // eslint-disable-next-line no-empty-pattern
  fixture: async ({}, use) => {
    const fixture = openInboxFixture();
    await use(fixture);
    await fixture.close();
  },
});

export { enter } from './staff-fixtures.ts';
export { expect } from './content-fixtures.ts';
