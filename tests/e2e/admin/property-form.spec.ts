import { randomUUID } from 'node:crypto';
import { enter, expect, test } from './admin-fixtures.ts';

const SAVED = /^“.+” is saved\.$/;

test('a new property opens with default values, reports missing fields, and is created', async ({
  page,
  account,
  properties,
}) => {
  await enter(page, '/admin/add-property', await account('editor'));
  const title = `Made by hand ${randomUUID()}`;
  await expect(page.getByLabel('Property type')).toHaveValue('rental');
  for (const count of ['Guests', 'Rooms', 'Bedrooms', 'Bathrooms']) {
    await expect(page.getByLabel(count, { exact: true })).toHaveValue('1');
  }
  await expect(page.getByLabel('Check-in time')).toHaveValue('16:00 - 08:00');
  await expect(page.getByLabel('Check-out time')).toHaveValue('11:00');
  await expect(page.getByLabel('Security deposit')).toHaveValue('€2,500 per booking');
  await expect(page.getByText('Final cleaning: €450 per booking')).toBeVisible();

  await page.getByRole('button', { name: 'Create Property' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following' });
  await expect(summary.getByRole('link', { name: 'Please enter a property title' })).toBeVisible();
  await expect(summary.getByRole('link', { name: 'Please enter a property location' })).toBeVisible();
  await expect(summary.getByRole('link', { name: 'Please enter a price for the rental property' })).toBeVisible();

  await expect(page.locator('#property-title-error')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Location', { exact: true }).fill('Melides, Alentejo');
  await expect(page.locator('#property-title-error')).toHaveCount(0);
  await page.getByLabel('Property type').selectOption({ label: 'Real Estate' });
  await page.getByRole('button', { name: 'Create Property' }).click();
  await expect(
    summary.getByRole('link', { name: 'Please enter a sale price for the real estate property' }),
  ).toBeVisible();
  await page.getByLabel('Sale price').fill('€1,950,000');
  await page.getByRole('button', { name: 'Create Property' }).click();
  await expect(page.getByText(`Property "${title}" created successfully!`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/edit-property\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  properties.deleteAfterwards(id);
  await expect(page.getByRole('heading', { name: `Edit Property: ${title}` })).toBeVisible();
  const stored = await properties.read(id);
  // 'For real_estate, price is set to the sale price' (admin specification, section 4).
  expect(stored).toMatchObject({ type: 'real_estate', price: '€1,950,000', salePriceAmount: 1_950_000, rev: 1 });
});

test('the form follows the type, cleans its lists, and uses the position that the gazetteer suggests', async ({
  page,
  account,
  properties,
}) => {
  const { id, title } = await properties.create({ location: 'Melides, Alentejo' });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await expect(page.getByRole('heading', { name: `Edit Property: ${title}` })).toBeVisible();
  const essential = page.getByRole('heading', { name: 'Essential Information' });
  await expect(essential).toBeVisible();
  await page.getByLabel('Property type').selectOption({ label: 'Real Estate' });
  await expect(essential).toHaveCount(0);
  await expect(page.getByLabel('Year built')).toBeVisible();
  await page.getByLabel('Rental option available').check();
  await expect(essential).toBeVisible();
  await expect(page.getByLabel('Rental price')).toBeVisible();
  await page.getByLabel('Property type').selectOption({ label: 'Vacation Rental' });

  // A field is validated when it loses focus.
  await page.getByLabel('Guests', { exact: true }).fill('0');
  await page.getByLabel('Rooms', { exact: true }).focus();
  await expect(page.locator('#property-people-error')).toHaveText('Guests: please give a number of at least 1');
  await page.getByLabel('Guests', { exact: true }).fill('6');
  await expect(page.locator('#property-people-error')).toHaveCount(0);
  await page.getByLabel('Booking link').fill('not an address');
  await page.getByLabel('Rooms', { exact: true }).focus();
  await expect(page.locator('#property-bookingLink-error')).toBeVisible();
  await page.getByLabel('Booking link').fill('');

  const rules = page.getByRole('group', { name: 'House rules' });
  for (const rule of ['  No parties ', 'No parties', 'No shoes on the deck']) {
    await rules.getByRole('textbox').fill(rule);
    await rules.getByRole('textbox').press('Enter');
  }
  await expect(rules.getByRole('listitem')).toHaveText(['No parties', 'No shoes on the deck']);
  await rules.getByRole('button', { name: 'Move “No shoes on the deck” up' }).click();

  // Text that was not added is added on blur or save.
  const services = page.getByRole('group', { name: 'Included services' });
  await services.getByRole('textbox').fill('Breakfast on the deck');
  await page.getByLabel('Sauna').check();
  await expect(services.getByRole('listitem').last()).toHaveText('Breakfast on the deck');
  await page.getByLabel('Another amenity').fill('Padel court');
  await page.getByLabel('Group').selectOption({ label: 'Outdoor' });
  await page.getByRole('button', { name: 'Add amenity' }).click();

  await expect(page.getByText('Suggested from the location: Melides.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this position' }).click();
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByText('Melides', { exact: true }).and(page.locator('.own-map-name'))).toBeVisible();
  const latitude = await page.getByLabel('Latitude').inputValue();
  await page.getByRole('application').press('ArrowUp');
  await expect(page.getByLabel('Latitude')).toHaveValue((Number(latitude) + 0.001).toFixed(3));

  await rules.getByRole('textbox').fill('No drones');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await properties.read(id)).toMatchObject({
    people: 6,
    bookingLink: null,
    houseRules: ['No shoes on the deck', 'No parties', 'No drones'],
    amenities: [
      { category: 'wellness', name: 'Sauna' },
      { category: 'outdoor', name: 'Padel court' },
    ],
    coordinates: { exact: false },
    rev: 2,
  });
});

test(
  'whoever removes the pin by keyboard goes on at the heading of the map',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create({ location: 'Melides, Alentejo' });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    await page.getByRole('button', { name: 'Use this position' }).press('Enter');
    const remove = page.getByRole('button', { name: 'Remove the pin' });
    await remove.press('Enter');
    await expect(remove).toHaveCount(0);
    await expect(page.locator('#map-title')).toBeFocused();
  },
);

test(
  'whoever removes entries by keyboard goes on at the next one, the one before, or the button that adds one',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create({
      houseRules: ['No drones', 'No parties'],
      amenities: [{ category: 'outdoor', name: 'Padel court', icon: '' }],
    });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Remove “No drones”').press('Enter');
    await expect(button('Remove “No parties”')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button('Add: House rules')).toBeFocused();

    await button('Add bedroom').press('Enter');
    await button('Add bedroom').press('Enter');
    await button('Remove bedroom 2').press('Enter');
    await expect(button('Remove bedroom 1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button('Add bedroom')).toBeFocused();

    await button('Remove Padel court').press('Enter');
    await expect(button('Add amenity')).toBeFocused();
  },
);

test(
  'a coordinate that was just typed is saved by Enter, and by Ctrl+S, which keeps the focus in its field',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create({ coordinates: { latitude: 38.1, longitude: -8.7, exact: true } });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
    await latitude.fill('38.123456');
    await latitude.press('Enter');
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(latitude).toHaveValue('38.12346');
    await longitude.fill('-8.75');
    await longitude.press('Control+s');
    await expect
      .poll(async () => (await properties.read(id))?.coordinates)
      .toEqual({ latitude: 38.12346, longitude: -8.75, exact: true });
    await expect(longitude).toBeFocused();
  },
);

test(
  'coordinates that are typed place a pin once there are two',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create({ coordinates: null });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
    await longitude.fill('-8.7');
    await longitude.blur();
    await expect(longitude).toHaveAccessibleDescription(/^Both coordinates place the pin\./);
    await expect(page.getByRole('button', { name: 'Remove the pin' })).toBeHidden();
    await expect(latitude).not.toHaveAttribute('aria-invalid', 'true');
    await latitude.fill('38.1');
    await latitude.press('Enter');
    await expect
      .poll(async () => (await properties.read(id))?.coordinates)
      .toEqual({ latitude: 38.1, longitude: -8.7, exact: false });
    await page.getByRole('button', { name: 'Remove the pin' }).click();
    await expect(latitude).toHaveValue('');
    await expect(longitude).toHaveValue('');
  },
);

test(
  'one coordinate alone is not saved but named as a fault, until both are there or neither',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create({ coordinates: { latitude: 38.1, longitude: -8.7, exact: true } });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
    await latitude.fill('');
    await latitude.press('Control+s');
    await expect(latitude).toHaveAccessibleDescription(/Please enter both coordinates, or neither$/);
    await expect(latitude).toHaveValue('');
    await page
      .getByRole('link', { name: 'Pin on the map, latitude: please enter both coordinates, or neither' })
      .click();
    await expect(latitude).toBeFocused();
    await longitude.fill('');
    await longitude.press('Enter');
    await expect.poll(async () => (await properties.read(id))?.coordinates).toBeNull();
    await longitude.fill('-8.8');
    await latitude.fill('38.2');
    await latitude.press('Enter');
    await expect
      .poll(async () => (await properties.read(id))?.coordinates)
      .toEqual({ latitude: 38.2, longitude: -8.8, exact: false });
  },
);

for (const earlier of [{ latitude: 38.1, longitude: -8.7, exact: true }, null]) {
  test(
    `a pair of coordinates that is pasted into the latitude fills in both, ${earlier ? 'in place of others' : 'without a pin'}`,
    { tag: '@nightly' },
    async ({ page, account, properties }) => {
      const { id } = await properties.create({ coordinates: earlier });
      await enter(page, `/admin/edit-property/${id}`, await account('editor'));
      const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
      await latitude.evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', '38.7223, -9.1393');
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      await expect(latitude).toHaveValue('38.7223');
      await expect(longitude).toHaveValue('-9.1393');
      await latitude.press('Enter');
      await expect
        .poll(async () => (await properties.read(id))?.coordinates)
        .toEqual({ latitude: 38.7223, longitude: -9.1393, exact: earlier?.exact ?? false });
    },
  );
}

test(
  'a lower sale price says since when, which can be undone, and a sale can be reserved',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create({ type: 'real_estate', price: '', salePrice: '€2,950,000' });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const price = page.getByLabel('Sale price');
    const before = page.getByLabel('Price before');
    const day = page.getByLabel('Reduced on');
    const note = page.getByText('Price before and day were filled in for you.');
    await price.fill('€3,100,000');
    await expect(before).toHaveValue('');
    await price.fill('€2,400,000');
    await expect(before).toHaveValue('€2,950,000');
    await expect(day).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    // Raised again, nothing is reduced.
    await price.fill('€3,100,000');
    await expect(before).toHaveValue('');
    await expect(day).toHaveValue('');
    await price.fill('€2,400,000');
    await note.getByRole('button', { name: 'Undo' }).click();
    await expect(before).toHaveValue('');
    await price.fill('€2,500,000');
    await expect(before).toHaveValue('');
    await expect(note).toHaveCount(0);

    await before.fill('€2,950,000');
    await day.fill('2026-10-03');
    await page.getByLabel('State of the sale').selectOption('Reserved');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await properties.read(id)).toMatchObject({
      ...{ salePriceAmount: 2_500_000, saleState: 'reserved' },
      ...{ priceBefore: '€2,950,000', reducedOn: '2026-10-03' },
    });
  },
);
