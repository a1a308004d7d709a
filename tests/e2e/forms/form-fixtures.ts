import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { propertyPath } from '#domain/site/paths.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { expect, test as base } from '../fixtures.ts';

/** Test of a form with its own email and IP address, so that tests do not share rate limits. */
export const test = base.extend<{ email: string }>({
  email: async ({ page }, use) => {
    const part = (): number => randomInt(1, 255);
    await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
    await use(`visitor-${randomUUID()}@visitors.example`);
  },
});

/** Opens the page of a published property of this type. */
export async function openProperty(page: Page, type: PropertyType): Promise<PublishedProperty> {
  const property = (await publishedProperties()).find((one) => one.type === type);
  if (!property) throw new Error(`expected a published ${type}`);
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

/** Measures in milliseconds how long `selector` has text; call it before the text appears. */
export function timeShown(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (shown) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        const observer = new MutationObserver(() => {
          const text = document.querySelector(shown)?.textContent ?? '';
          if (since === null && text !== '') since = performance.now();
          if (since === null || text !== '') return;
          observer.disconnect();
          resolve(performance.now() - since);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    selector,
  );
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
