import { expect, type Locator, type Page } from '@playwright/test';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import { listStays, stayKey, writeListedStay } from '#domain/stay/listed-stay.ts';
import { addDays, weekdayOf } from '#domain/stay/nights.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { publishedProperties } from '#support/content/published-content.ts';

const TODAY = lisbonTime(new Date()).date;
const SOON = addDays(TODAY, 40);
const SATURDAY = 6;

/** A Saturday that has not passed, and the one after it. */
export const FROM = addDays(SOON, SATURDAY - weekdayOf(SOON) + 7);
export const TO = addDays(FROM, 7);

/** A search for that week. */
export const WEEK = `check-in=${FROM}&check-out=${TO}&adults=2`;

const seasonAt = (price: number) => seasonFixture({ from: TODAY, to: addDays(TODAY, 400), price });

/** What each night costs at the first three rentals by name; the fourth is free from the third day of the week on. */
const PRICES = [300, 100, 200, 50];

/** The rentals by name. */
export async function rentalsByName(): Promise<PublishedProperty[]> {
  const rentals = (await publishedProperties()).filter(({ type, people }) => type === 'rental' && people > 2);
  return rentals.sort((one, other) => ALPHABET.compare(one.title, other.title));
}

/** Answers for the API that these are all prices and free nights; returns the titles of the four properties. */
export async function serveStays(page: Page): Promise<string[]> {
  const rentals = (await rentalsByName()).slice(0, PRICES.length);
  const stays = rentals.map(({ id }, index) => {
    const taken = index === PRICES.length - 1 ? [{ from: FROM, to: addDays(FROM, 2) }] : [];
    return [stayKey(id), writeListedStay({ seasons: [seasonAt(PRICES[index] ?? 0)], fees: NO_FEES, taken })] as const;
  });
  await page.route('**/api/stays/rental', (route) => route.fulfill({ json: listStays(Object.fromEntries(stays)) }));
  return rentals.map(({ title }) => title);
}

export const stayPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Dates and guests' });

export const cards = (page: Page): Locator => page.getByRole('article').filter({ visible: true });

/** Expects these properties, in this order, each with a text. */
export async function expectCards(
  page: Page,
  expected: readonly (readonly [title: string, text: string])[],
): Promise<void> {
  await expect(cards(page)).toHaveCount(expected.length);
  for (const [index, [title, text]] of expected.entries()) {
    await expect(cards(page).nth(index)).toContainText(title);
    await expect(cards(page).nth(index)).toContainText(text);
  }
}
