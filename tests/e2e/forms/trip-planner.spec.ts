import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { formatStay } from '#domain/core/format-date.ts';
import { toTripCandidate } from '#domain/trip/candidate.ts';
import { rankTripMatches } from '#domain/trip/rank-matches.ts';
import { readStoredForms } from '#support/forms/stored.ts';
import { dayAhead } from '#support/future-days.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import {
  countRequests,
  expect,
  expectFaults,
  expectThanksForThreeSeconds,
  openDialog,
  stopClockOf,
  test,
} from './form-fixtures.ts';

const [CHECK_IN, CHECK_OUT] = [dayAhead(60), dayAhead(67)];

const shortlistSchema = z.array(z.object({ slug: z.string(), fits: z.array(z.string()), misses: z.array(z.string()) }));

async function openPlanner(page: Page): Promise<Locator> {
  await page.goto('/');
  return openDialog(page, 'Plan My Trip For Me');
}

/** Goes to a step without input. */
async function goToStep(dialog: Locator, step: number): Promise<void> {
  for (let at = 1; at < step; at += 1) {
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText(`Step ${at + 1} of 6`, { exact: true })).toBeVisible();
  }
}

const optionsOf = (dialog: Locator, group: string) => dialog.getByRole('group', { name: group, exact: true });

test("'Plan Your Perfect Trip' goes through six steps and back, with a bar as wide as step / 6", async ({ page }) => {
  const dialog = await openPlanner(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Plan Your Perfect Trip');
  const previous = dialog.getByRole('button', { name: 'Previous' });
  const bar = dialog.getByRole('progressbar');
  await expect(previous).toBeDisabled();
  for (let step = 1; step <= 6; step += 1) {
    await expect(bar).toHaveAttribute('aria-valuenow', String(step));
    const width = await bar.locator('span').evaluate((span) => span.style.width);
    expect(Number.parseFloat(width)).toBeCloseTo((step / 6) * 100, 3);
    if (step < 6) await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await expect(dialog.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Submit Request' })).toBeVisible();
  await previous.click();
  await expect(bar).toHaveAttribute('aria-valuenow', '5');
  await expect(dialog.locator('[data-step-heading="5"]')).toBeFocused();
});

test('offers the options and the defaults of the specification', { tag: '@nightly' }, async ({ page }) => {
  const dialog = await openPlanner(page);
  await goToStep(dialog, 2);
  await expect(dialog.getByLabel('Adults')).toHaveValue('2');
  await expect(dialog.getByLabel('Children')).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(optionsOf(dialog, 'Property type').locator('label')).toHaveText([
    ...['Villa', 'Estate', 'Beachfront', 'Countryside', 'City', 'Unique'],
  ]);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(optionsOf(dialog, 'Location').locator('label')).toHaveText([
    ...['Algarve', 'Comporta', 'Cascais', 'Sintra', 'Douro', 'Lisbon', 'Azores', 'Alentejo'],
  ]);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(optionsOf(dialog, 'Interests').locator('label')).toHaveText([
    ...['Wine', 'Beach', 'Culture', 'Nature', 'Golf', 'Spa', 'Family', 'Nightlife'],
  ]);
  await expect(optionsOf(dialog, 'Budget').locator('label')).toHaveText([
    ...['€2,000+ per night', '€1,000 - €2,000', '€500 - €1,000', 'Flexible'],
  ]);
});

test('checks each step before the next one, and the sender at the end', async ({ page }) => {
  const dialog = await openPlanner(page);
  await dialog.getByLabel('Check-in').fill(CHECK_IN);
  await dialog.getByLabel('Check-out').fill(dayAhead(58));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expectFaults(dialog, ['Check-out must be after check-in']);
  await dialog.getByLabel('Check-out').fill(CHECK_OUT);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Adults').fill('0');
  await dialog.getByLabel('Children').fill('');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expectFaults(dialog, [
    'Please enter a whole number from 1 to 10000',
    'Please enter a whole number from 0 to 10000',
  ]);
  await dialog.getByLabel('Adults').fill('2');
  await dialog.getByLabel('Children').fill('0');
  for (let step = 3; step <= 6; step += 1) await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expectFaults(dialog, ['Please enter your full name', 'Please enter your email address']);
});

test('reviews the input, ranks the properties with reasons, and sends both to the concierge', async ({
  page,
  email,
}) => {
  await page.clock.install();
  const requests = countRequests(page, '/api/enquiries');
  const dialog = await openPlanner(page);
  await dialog.getByLabel('Check-in').fill(CHECK_IN);
  await dialog.getByLabel('Check-out').fill(CHECK_OUT);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Adults').fill('6');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Beachfront').check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Comporta').check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Golf').check();
  await dialog.getByLabel('€1,000 - €2,000').check();
  await dialog.getByLabel('Special requests').fill('With a pool, please.');
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.locator('dl')).toContainText(formatStay(CHECK_IN, CHECK_OUT));
  await expect(dialog.locator('dl')).toContainText('6 adults');
  const wishes = {
    groupSize: { adults: 6, children: 0 },
    propertyType: ['beachfront'],
    location: ['comporta'],
    budget: 'premium',
    interests: ['golf'],
    specialRequests: 'With a pool, please.',
  } as const;
  const candidates = (await sampleContent('properties'))
    .map((property) => toTripCandidate(property))
    .filter((candidate) => candidate !== null);
  const best = rankTripMatches(wishes, candidates);
  const properties = dialog.getByRole('region', { name: 'Properties that match' }).getByRole('listitem');
  await expect(properties.getByRole('link')).toHaveText(best.map(({ title }) => title));
  const [first] = best;
  if (!first) throw new Error('expected a matching property');
  await expect(properties.first()).toContainText(`Fits ${first.fits.length} of 6: ${first.fits.join(', ')}`);

  await dialog.getByRole('button', { name: 'Change Travellers' }).click();
  await expect(dialog.getByText('Step 2 of 6', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Adults')).toHaveValue('6');
  for (let step = 3; step <= 6; step += 1) await dialog.getByRole('button', { name: 'Next' }).click();

  await dialog.getByLabel('Full Name').fill('Ana Teste');
  await dialog.getByLabel('Email Address').fill(email);
  await stopClockOf(dialog);
  await dialog.getByRole('button', { name: 'Submit Request' }).dblclick();
  await expectThanksForThreeSeconds(dialog);
  expect(requests.count()).toBe(1);
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({ kind: 'trip_request', ...wishes });
  // The API ranks every published property, also those that other tests publish meanwhile.
  const samples = new Set(candidates.map(({ slug }) => slug));
  const ranked = shortlistSchema.parse(received?.shortlist).filter(({ slug }) => samples.has(slug));
  expect(ranked.length).toBeGreaterThan(0);
  const expected = best.map(({ slug, fits, misses }) => ({ slug, fits: [...fits], misses: [...misses] }));
  expect(ranked).toEqual(expected.slice(0, ranked.length));

  const again = await openDialog(page, 'Plan My Trip For Me');
  await expect(again.getByText('Step 1 of 6', { exact: true })).toBeVisible();
  await expect(again.getByLabel('Check-in')).toHaveValue('');
});

test('survives a reload', { tag: '@nightly' }, async ({ page }) => {
  const dialog = await openPlanner(page);
  await goToStep(dialog, 3);
  await dialog.getByLabel('Unique').check();
  await page.reload();
  const again = await openDialog(page, 'Plan My Trip For Me');
  await goToStep(again, 3);
  await expect(again.getByLabel('Unique')).toBeChecked();
});

test('the services page opens it too', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/services');
  await openDialog(page, 'Plan My Trip For Me');
});

test('has no fault that axe finds on any step', { tag: '@nightly' }, async ({ page }) => {
  test.slow();
  const dialog = await openPlanner(page);
  for (let step = 1; step <= 6; step += 1) {
    if (step > 1) await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible();
    expect(await axeFindingsAtWidths(page, [390, 1440], 'dialog[open]')).toEqual([]);
  }
});
