import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { propertyPath } from '#domain/site/paths.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { newIp } from '#support/forms/sending.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test as base } from '../fixtures.ts';

/** What every form says when it was sent. */
export const THANKS = 'Our travel experts will contact you within 24 hours';

/** Test of a form with its own email and IP address, so that tests do not share rate limits. */
export const test = base.extend<{ email: string }>({
  email: [
    async ({ context }, use) => {
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': newIp() });
      await use(`visitor-${randomUUID()}@visitors.example`);
    },
    { auto: true },
  ],
});

/** A property of this type on the built site. */
export async function sampleProperty(
  type: PropertyType,
  isMeant: (property: PublishedProperty) => boolean = () => true,
): Promise<PublishedProperty> {
  const property = (await sampleContent('properties')).find((one) => one.type === type && isMeant(one));
  if (!property) throw new Error(`expected a ${type} in the sample content`);
  return property;
}

/** Opens the page of a property of this type. */
export async function openProperty(
  page: Page,
  type: PropertyType,
  isMeant?: (property: PublishedProperty) => boolean,
): Promise<PublishedProperty> {
  const property = await sampleProperty(type, isMeant);
  await page.goto(propertyPath(property.slug));
  return property;
}

/** Opens a dialog by the link of this name. */
export async function openDialog(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Expects these messages in the error summary, and the focus on it. */
export async function expectFaults(form: Locator, messages: readonly string[]): Promise<void> {
  const summary = form.getByRole('alert');
  await expect(summary.getByRole('listitem')).toHaveText([...messages]);
  await expect(summary).toBeFocused();
}

/** Waits until a form is hydrated, which happens on interaction; until then the browser posts it. */
export async function untilHydrated(form: Locator): Promise<void> {
  const field = form.getByRole('textbox').first();
  await expect
    .poll(async () => {
      await field.focus();
      await field.blur();
      return form.evaluate((element) => element instanceof HTMLFormElement && element.noValidate);
    })
    .toBe(true);
}

/**
 * Stops the page's clock, ten minutes on, which is longer than a form takes to fill in: its timers run only with
 * `page.clock.runFor` from here on, however slow the machine is. Needs `page.clock.install()` before the visit.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
}

/** Stops the clock before a dialog's form is sent; code that still loads could need it. */
export async function stopClockOf(dialog: Locator): Promise<void> {
  await expect(dialog.locator('form')).toHaveJSProperty('noValidate', true);
  await stopClock(dialog.page());
}

/** Expects the confirmation of a sent form for 3 s ('success message 3 s', visitor specification), and then no dialog. */
export async function expectThanksForThreeSeconds(dialog: Locator): Promise<void> {
  const { clock } = dialog.page();
  // The panel takes the focus when its time begins.
  await expect(dialog.getByRole('status').getByRole('heading')).toBeFocused();
  await expect(dialog.getByRole('status').filter({ has: dialog.page().getByRole('heading') })).toContainText(THANKS);
  await clock.runFor(2999);
  await expect(dialog).toHaveAttribute('open');
  await clock.runFor(1);
  await expect(dialog).toBeHidden();
  await clock.resume();
}

/** Passes the pauses between attempts to send, until this is shown. Needs `page.clock.install()` before the visit. */
export async function skipPauses(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    expect(await shown.isVisible()).toBe(true);
  }).toPass();
}

/** Counts the POST requests to this path. */
export function countRequests(page: Page, path: string): { readonly count: () => number } {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1;
  });
  return { count: () => count };
}

export { expect } from '../fixtures.ts';
