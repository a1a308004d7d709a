import { randomUUID } from 'node:crypto';
import { enter, expect, test } from './admin-fixtures.ts';
import { carryItem } from './carry-item.ts';

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/the server responded with a status of (409|500)|^Firestore: failed$/] });

const ADD = '/admin/add-property';
const SAVED = /^“.+” is saved\.$/;

test('a new property opens with default values, reports missing fields, and is created', async ({
  page,
  account,
  properties,
}) => {
  await enter(page, ADD, await account('editor'));
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

test('a lower sale price says since when, which can be undone, and a sale can be reserved', async ({
  page,
  account,
  properties,
}) => {
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
});

test('the gallery is ordered by keyboard, described, and a picture leaves it after a question', async ({
  page,
  account,
  properties,
}) => {
  const picture = (digit: string, alt: string) => ({
    id: digit.repeat(32),
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: '9bc876543',
    placeholder: 'data:image/webp;base64,UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of',
    color: '#aabbcc',
    alt,
    caption: '',
  });
  // High enough that nothing scrolls during the move.
  await page.setViewportSize({ width: 1440, height: 5200 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Missing pictures would log errors.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  const { id } = await properties.create({
    gallery: [picture('a', 'Terrace'), picture('b', 'Pool'), picture('c', '')],
  });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await expect(page.getByRole('heading', { name: 'Current Gallery Images (3)' })).toBeVisible();
  await expect(page.getByText('Alt text for every picture, missing')).toBeAttached();
  // Wait for lazy parts, which would move the gallery.
  await expect(page.getByRole('button', { name: 'From the library', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose from the library', exact: true })).toHaveCount(3);

  await carryItem(page, 'Gallery image 1', 'ArrowRight', 'Gallery image 1 would be at position 2 of 3.');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Gallery image 2: Alt text')).toHaveValue('Terrace');
  await page.getByLabel('Gallery image 3: Alt text').fill('The bedroom at dawn');
  await page.getByLabel('Gallery image 3: Caption').fill('Upstairs');

  await page.getByRole('button', { name: 'Delete gallery image 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete gallery image 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Current Gallery Images (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect((await properties.read(id))?.gallery.map(({ alt, caption }) => [alt, caption])).toEqual([
    ['Terrace', ''],
    ['The bedroom at dawn', 'Upstairs'],
  ]);
});

test('unsaved work asks before leaving, is kept on the device, and can be restored', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create();
  const screen = `/admin/edit-property/${id}`;
  await enter(page, screen, await account('editor'));
  await page.getByLabel('Subtitle').fill('Half a thought');
  await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
  await page.getByRole('link', { name: 'Properties', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(screen);
  await page.getByRole('link', { name: 'Properties', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto(screen);
  await expect(page.getByText(/^There is unsaved work on this device/)).toBeVisible();
  await expect(page.getByLabel('Subtitle')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Subtitle')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto(screen);
  await expect(page.getByLabel('Subtitle')).toHaveValue('Half a thought');
  await expect(page.getByText(/^There is unsaved work/)).toHaveCount(0);
});

test('two editors who save the same property lose nothing: both versions are shown side by side', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create({ subtitle: 'As it was', tag: 'Old' });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await page.getByLabel('Subtitle').fill('Mine');
  await page.getByLabel('Tag').fill('My tag');
  await properties.change(id, { subtitle: 'Theirs', tag: 'Their tag', description: 'Written by a colleague' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const subtitle = page.getByRole('group', { name: 'Subtitle' });
  await expect(subtitle).toContainText('Mine');
  await expect(subtitle).toContainText('Theirs');
  await subtitle.getByRole('radio').nth(1).check();
  await page.getByRole('alert').getByRole('button').last().click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await properties.read(id)).toMatchObject({
    subtitle: 'Theirs',
    tag: 'My tag',
    description: 'Written by a colleague',
    rev: 3,
  });
});

test('a property that is gone, one that cannot be read, and one that cannot be saved say so', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create();
  await enter(page, `/admin/edit-property/${crypto.randomUUID()}`, await account('editor'));
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();

  await page.route('**/documents:batchGet', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(`/admin/edit-property/${id}`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch property');
  await page.unroute('**/documents:batchGet');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByLabel('Subtitle').fill('Not to be saved');
  await page.route(`**/api/admin/properties/${id}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update property' })).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(ADD);
  await page.getByLabel('Title', { exact: true }).fill('Never stored');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await page.getByLabel('Price', { exact: true }).fill('€1');
  await page.route('**/api/admin/properties', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: 'Create Property' }).click();
  await expect(page.getByText('Property creation failed: Failed to create property')).toBeVisible();
});

test(
  'the form copies, archives and restores what is stored',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id, title } = await properties.create();
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('This property is archived', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText(`“${title}” is no longer archived.`)).toBeVisible();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await expect(page).not.toHaveURL(`/admin/edit-property/${id}`);
    await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue(title);
    properties.deleteAfterwards(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  },
);
