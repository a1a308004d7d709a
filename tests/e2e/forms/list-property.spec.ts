import { dayAhead } from '#support/future-days.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, expectFaults, stopClock, test } from './form-fixtures.ts';
import { fillDetails, fillListing, fillOwner, openWizard, photo } from './list-property-fixtures.ts';

test('asks in three steps for what the specification requires', async ({ page, email }) => {
  const form = await openWizard(page);
  await expect(form.getByText('Step 1 of 3', { exact: true }).first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expectFaults(form, [
    'Please enter your full name',
    'Please enter your email address',
    'Please enter your phone number',
  ]);
  await form.getByLabel('Full name').fill('Rita Teste');
  await expect(form.getByLabel('Full name')).not.toHaveAttribute('aria-invalid');
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await fillOwner(form, email);
  await expect(form.getByRole('heading', { name: 'Property Details' })).toBeFocused();
  await form.getByLabel('Bedrooms').fill('0');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expectFaults(form, [
    'Please choose a property type',
    'Please enter where the property is',
    'Please enter a whole number from 1 to 500',
    'Please enter the area in m²',
    'Please describe the property',
  ]);
  await expect(form.getByRole('group', { name: 'Amenities' }).getByRole('checkbox')).toHaveCount(16);
  await fillDetails(form);
  await expect(form.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await form.getByRole('button', { name: 'Submit Property' }).click();
  await expectFaults(form, [
    'Please choose a listing type',
    'Please enter your price expectation',
    'Please accept the terms to continue',
  ]);
  await fillListing(form);
  await form.getByLabel('Available from').fill(dayAhead(60));
  await form.getByLabel('Available to').fill(dayAhead(58));
  await form.getByRole('button', { name: 'Submit Property' }).click();
  await expectFaults(form, ['The last day must not be before the first']);
});

test(
  'shows all errors of a step together, in the order of its fields',
  { tag: '@nightly' },
  async ({ page, email }) => {
    const form = await openWizard(page);
    await form.getByLabel('Full name').fill('Rui Teste');
    await form.getByLabel('Email', { exact: true }).fill('rui');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expectFaults(form, ['Please enter a valid email address', 'Please enter your phone number']);
    await form.getByLabel('Full name').fill('');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expectFaults(form, [
      'Please enter your full name',
      'Please enter a valid email address',
      'Please enter your phone number',
    ]);
    await fillOwner(form, email);
    await fillDetails(form);
    const [from, to] = [form.getByLabel('Available from'), form.getByLabel('Available to')];
    // The browser's calendar does not offer days that have passed.
    await expect(from).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/);
    await from.fill(dayAhead(-2));
    await to.fill(dayAhead(-3));
    await form.getByRole('button', { name: 'Submit Property' }).click();
    await expectFaults(form, [
      'Please choose a listing type',
      'This date has passed. Please choose today or a later date',
      'The last day must not be before the first',
      'Please enter your price expectation',
      'Please accept the terms to continue',
    ]);
    await expect(from).toHaveAccessibleDescription('This date has passed. Please choose today or a later date');
    await expect(to).toHaveAccessibleDescription('The last day must not be before the first');
  },
);

test(
  'the first day of availability, corrected, corrects the last one too',
  { tag: '@nightly' },
  async ({ page, email }) => {
    const form = await openWizard(page);
    await fillOwner(form, email);
    await fillDetails(form);
    await form.getByLabel('Available from').fill(dayAhead(60));
    await form.getByLabel('Available to').fill(dayAhead(58));
    await form.getByRole('button', { name: 'Submit Property' }).click();
    await expect(form.getByLabel('Available to')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Available from').fill(dayAhead(57));
    await expect(form.getByLabel('Available to')).not.toHaveAttribute('aria-invalid');
  },
);

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : ['@nightly'];
  test(
    `on every step 'Previous' stands left of the button that goes on, ${width} px wide`,
    { tag },
    async ({ page, email }) => {
      await page.setViewportSize({ width, height: 900 });
      const form = await openWizard(page);
      const previous = form.getByRole('button', { name: 'Previous' });
      const expectOrder = async (name: string): Promise<void> => {
        await expect(form.getByRole('button', { name, exact: true })).toBeVisible();
        await expect(form.locator('[data-step-buttons]').getByRole('button')).toHaveText(['Previous', RegExp(name)]);
        // Both at once: the page scrolls to the heading of the step.
        const [back, ahead] = await form.locator('[data-step-buttons] button').evaluateAll((buttons) => {
          const boxes = buttons.map((button) => button.getBoundingClientRect());
          return boxes.map(({ left, right, top }) => ({ left, right, top: Math.round(top) }));
        });
        expect(ahead?.left).toBeGreaterThanOrEqual(back?.right ?? Infinity);
        expect(ahead?.top).toBe(back?.top);
      };
      await expectOrder('Continue');
      await fillOwner(form, email);
      await expectOrder('Continue');
      await fillDetails(form);
      await expectOrder('Submit Property');
      await previous.focus();
      await page.keyboard.press('Tab');
      await expect(form.getByRole('button', { name: 'Submit Property' })).toBeFocused();
    },
  );
}

test(
  'says after five seconds that sending takes longer, and thanks in the end',
  { tag: '@nightly' },
  async ({ page, email }) => {
    await page.clock.install();
    const form = await openWizard(page);
    await fillOwner(form, email);
    await fillDetails(form);
    await fillListing(form);
    await stopClock(page);
    const release = await holdRequests(page, '**/api/submissions');
    await form.getByRole('button', { name: 'Submit Property' }).click();
    await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    const note = form.getByRole('status').filter({ hasText: 'This is taking longer than usual' });
    await page.clock.runFor(4000);
    await expect(note).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(note).toBeVisible();
    await expect(form.getByRole('button', { name: 'Previous' })).toBeDisabled();
    release();
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Thank You for Your Submission' })).toBeFocused();
  },
);

test("'Previous' leaves the errors of a step behind", { tag: '@nightly' }, async ({ page, email }) => {
  const form = await openWizard(page);
  await fillOwner(form, email);
  // A press while the first step is still being checked is a second press of the same button.
  await expect(form.locator('[data-step-heading="2"]')).toBeFocused();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('alert')).toContainText('Please choose a property type');
  await form.getByRole('button', { name: 'Previous' }).click();
  await expect(form.locator('[data-step-heading="1"]')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a half-filled wizard survives a reload', { tag: '@nightly' }, async ({ page, email }) => {
  const form = await openWizard(page);
  await fillOwner(form, email);
  await form.getByLabel('Description').fill('A white house.');
  await form.getByLabel('Swimming pool').check();
  await page.reload();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Description')).toHaveValue('A white house.');
  await expect(form.getByLabel('Swimming pool')).toBeChecked();
});

test('has no fault that axe finds on any step', { tag: '@nightly' }, async ({ page, email }) => {
  const form = await openWizard(page);
  const findings = () => axeFindingsAtWidths(page, [390, 1440], '#submission-form');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await findings()).toEqual([]);
  await fillOwner(form, email);
  expect(await findings()).toEqual([]);
  await fillDetails(form);
  await form.getByLabel('Photographs').setInputFiles([photo('terrace.gif')]);
  await expect(form.locator('.photo-list img')).toBeVisible();
  expect(await findings()).toEqual([]);
});
