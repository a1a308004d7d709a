import { enter, expect, test } from './admin-fixtures.ts';
import { screenFaults } from './screen-faults.ts';

const SAVED = /^“.+” is saved\.$/;

test('bedrooms, outdoor places, distances and the adviser are entered by keyboard and kept', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create({ bedrooms: 1, people: 3 });
  const screen = `/admin/edit-property/${id}`;
  await enter(page, screen, await account('editor'));
  const missing = page.getByRole('region', { name: 'Before publishing' });
  await expect(missing.getByText('Every bedroom with its beds, missing')).toBeVisible();

  await page.getByRole('button', { name: 'Add bedroom' }).press('Enter');
  const bedroom = page.getByRole('group', { name: 'bedroom 1' });
  await expect(bedroom.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Garden room');
  await bedroom.getByLabel('Floor').selectOption('First floor');
  await bedroom.getByLabel('king bed (180 cm)', { exact: true }).fill('1');
  await bedroom.getByLabel('Bathroom').selectOption('En-suite bathroom');
  await bedroom.getByLabel('Reached without a step').check();
  await expect(page.getByText('1 bedroom with beds for 2 guests.')).toBeVisible();
  // Three guests, and beds for two.
  await expect(missing.getByText('Beds for all guests, missing')).toBeVisible();
  await bedroom.getByLabel('single bed (90 cm)', { exact: true }).fill('1');
  await expect(missing.getByText('Beds for all guests, done')).toBeVisible();

  await page.getByRole('button', { name: 'Add place' }).press('Enter');
  const place = page.getByRole('group', { name: 'place 1' });
  await place.getByLabel('Name').fill('West terrace');
  await place.getByLabel('Faces').selectOption('west (270°)');
  await place.getByRole('button', { name: 'Add obstruction' }).press('Enter');
  for (const [label, value] of [
    ['From', '240'],
    ['To', '300'],
    ['Height', '12'],
  ] as const) {
    await place.getByLabel(label).fill(value);
  }

  await page.getByRole('button', { name: 'Add distance' }).press('Enter');
  const distance = page.getByRole('group', { name: 'distance 1' });
  await distance.getByLabel('Name').fill('Praia do Pego');
  await distance.getByLabel('Kilometres').fill('1.5');
  const adviser = page.getByLabel('Adviser');
  await adviser.selectOption({ index: 1 });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await properties.read(id)).toMatchObject({
    bedroomList: [{ name: 'Garden room', floor: 1, beds: { king: 1, single: 1 }, bath: 'en-suite', isStepFree: true }],
    outdoorPlaces: [{ name: 'West terrace', bearing: 270, obstructions: [{ from: 240, to: 300, height: 12 }] }],
    distances: [{ kind: 'beach', name: 'Praia do Pego', kilometres: 1.5, minutes: null }],
    adviser: await adviser.inputValue(),
  });
});

test(
  'an entry that is not complete is named where it is, and nothing is saved',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create({});
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    await page.getByRole('button', { name: 'Add place' }).click();
    await page.getByRole('button', { name: 'Add distance' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following' });
    await expect(summary.getByRole('link', { name: /Outdoor places/ })).toBeVisible();
    await expect(summary.getByRole('link', { name: /Distances/ })).toBeVisible();
    expect(await properties.read(id)).toMatchObject({ outdoorPlaces: [], distances: [] });
  },
);

test(
  'what is wrong in an entry is said below its field, listed with its place, and stays until it is corrected',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const garden = { name: 'Garden', isOutdoors: true, seated: 80, standing: null, area: null };
    const { id } = await properties.create({ spaces: [garden] });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const venue = page.getByRole('region', { name: 'Events and productions' });
    await venue.getByRole('button', { name: 'Add space' }).click();
    const second = venue.getByRole('group', { name: 'space 2' });
    await second.getByLabel('Guests at tables').fill('-4');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText([
      'Rooms and gardens 2, “Name”: please fill this in',
      'Rooms and gardens 2, “Guests at tables”: please give a number of at least 1',
    ]);
    await expect(venue.getByRole('group', { name: 'space 1' }).locator('[aria-invalid]')).toHaveCount(0);
    const name = second.getByLabel('Name');
    await expect(name).toHaveAccessibleDescription('Please fill this in');
    await summary.getByRole('link').last().press('Enter');
    await expect(second.getByLabel('Guests at tables')).toBeFocused();
    expect(await screenFaults(page, 'main')).toEqual([]);

    await name.fill('Barn');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(second.getByLabel('Guests at tables')).toHaveAccessibleDescription(
      'Please give a number of at least 1',
    );
    await second.getByLabel('Guests at tables').fill('40');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await properties.read(id))?.spaces)
      .toEqual([garden, { name: 'Barn', isOutdoors: false, seated: 40, standing: null, area: null }]);
  },
);
