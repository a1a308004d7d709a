import { openInboxFixture, type InboxFixture } from '#support/inbox/fixture.ts';
import { test as base } from './staff-fixtures.ts';

/** Test of the inbox with its own messages, deleted afterwards. */
export const test = base.extend<{ inbox: InboxFixture }>({
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  inbox: async ({}, use) => {
    const inbox = openInboxFixture();
    await use(inbox);
    await inbox.close();
  },
});

export { enter } from './staff-fixtures.ts';
export { expect } from './content-fixtures.ts';
