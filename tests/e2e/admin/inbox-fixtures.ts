import { openInboxOffice, type InboxOffice } from '#support/inbox/inbox-fixture.ts';
import { test as base } from './staff-fixtures.ts';

/** The test of the desk, with messages of its own that are gone afterwards. */
export const test = base.extend<{ desk: InboxOffice }>({
  // Playwright asks for a pattern even where nothing is needed.
  // eslint-disable-next-line no-empty-pattern
  desk: async ({}, use) => {
    const desk = openInboxOffice();
    await use(desk);
    await desk.close();
  },
});

export { enter } from './staff-fixtures.ts';
export { expect } from './content-fixtures.ts';
