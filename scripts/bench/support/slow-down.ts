import type { CDPSession, Page } from '@playwright/test';

/** Factor by which the processor is slowed down, as for a mid-range mobile or an office computer of some years ago. */
const SLOWDOWN = 4;

/** Slows down the processor of a page; gives the session of its developer tools. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}
