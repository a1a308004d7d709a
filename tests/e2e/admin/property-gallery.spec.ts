import { galleryAlt } from '#domain/media/text.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { enter, expect, test as base } from './admin-fixtures.ts';
import { carryItem } from './carry-item.ts';

/** Opens the form of a new property with these fields as an editor, and gives its id. */
const test = base.extend<{ openForm: (fields?: Partial<WorkingProperty>) => Promise<string> }>({
  openForm: ({ page, account, properties }, use) =>
    use(async (fields) => {
      const { id } = await properties.create(fields);
      await enter(page, `/admin/edit-property/${id}`, await account('editor'));
      return id;
    }),
});

/** A picture of the digit's id, whose files do not exist. */
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

test('the gallery is ordered by keyboard, described, and a picture leaves it after a question', async ({
  page,
  properties,
  openForm,
}) => {
  // High enough that nothing scrolls during the move.
  await page.setViewportSize({ width: 1440, height: 5200 });
  // Missing pictures would log errors.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  const id = await openForm({
    gallery: [picture('a', 'Terrace'), picture('b', 'Pool'), picture('c', ''), picture('d', '')],
  });
  const title = (await properties.read(id))?.title ?? '';
  await expect(page.getByRole('heading', { name: 'Current Gallery Images (4)' })).toBeVisible();
  await expect(page.getByText('Alt text for every picture, missing')).toBeAttached();
  // Wait for lazy parts, which would move the gallery.
  await expect(page.getByRole('button', { name: 'From the library', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose from the library', exact: true })).toHaveCount(3);

  await carryItem(page, 'Gallery image 1', 'ArrowRight', 'Gallery image 1 would be at position 2 of 4.');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Gallery image 2: Alt text')).toHaveValue('Terrace');
  await page.getByLabel('Gallery image 3: Alt text').fill('The bedroom at dawn');
  await page.getByLabel('Gallery image 3: Caption').fill('Upstairs');

  await page.getByRole('button', { name: 'Delete gallery image 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete gallery image 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Current Gallery Images (3)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete gallery image 1' })).toBeFocused();
  // Of a picture without a text of its own, as it will be stored.
  await expect(page.getByLabel('Gallery image 3: Alt text')).toHaveValue(galleryAlt(title, 3));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^“.+” is saved\.$/)).toBeVisible();
  expect((await properties.read(id))?.gallery.map(({ alt, caption }) => [alt, caption])).toEqual([
    ['Terrace', ''],
    ['The bedroom at dawn', 'Upstairs'],
    [galleryAlt(title, 3), ''],
  ]);
});

test(
  'alt texts that are made of the title follow it, also from save to save',
  { tag: '@nightly' },
  async ({ page, properties, openForm }) => {
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
    const id = await openForm({
      title: 'Casa do Mar',
      hero: picture('c', 'Casa do Mar'),
      gallery: [picture('a', 'Terrace'), picture('b', '')],
    });
    const alts = async () => {
      const stored = await properties.read(id);
      return [stored?.hero, ...(stored?.gallery ?? [])].map((shown) => shown?.alt);
    };
    const save = page.getByRole('button', { name: 'Save', exact: true });
    for (const title of [`Quinta do Vale ${id}`, `Casa do Rio ${id}`]) {
      await page.getByLabel('Title', { exact: true }).fill(title);
      await expect(page.getByLabel('Gallery image 2: Alt text')).toHaveValue(galleryAlt(title, 2));
      await save.click();
      await expect.poll(alts).toEqual([title, 'Terrace', galleryAlt(title, 2)]);
    }
  },
);

test(
  'a pasted picture is added to one list: the one that is pointed at, or that is in view',
  { tag: '@nightly' },
  async ({ page, openForm }) => {
    await openForm();
    const paste = (name: string): Promise<boolean> =>
      page.evaluate((file) => {
        const clipboardData = new DataTransfer();
        // Not a picture, so that it is rejected where it arrives.
        clipboardData.items.add(new File(['x'], file, { type: 'text/plain' }));
        return dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
      }, name);
    const [pictures, media] = [page.locator('#pictures'), page.locator('#media')];
    const rejected = page.getByText('Invalid file type');
    await media.getByText('Drop plans here, or paste them').hover();
    await paste('plan.txt');
    await expect(media.getByText('plan.txt')).toBeVisible();
    await page.getByRole('heading', { name: 'Basics' }).hover();
    await pictures.getByText('Drop photographs here, or paste them').scrollIntoViewIfNeeded();
    await paste('terrace.txt');
    await expect(pictures.getByText('terrace.txt')).toBeVisible();
    await expect(rejected).toHaveCount(2);
  },
);

test(
  'cells of a spreadsheet that are pasted into a field bring no picture of themselves',
  { tag: '@nightly' },
  async ({ page, openForm }) => {
    await openForm();
    await expect(page.locator('#pictures').getByText('Drop photographs here, or paste them')).toBeVisible();
    const isTaken = await page.getByLabel('Another amenity').evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Padel court');
      clipboardData.items.add(new File(['x'], 'cells.txt', { type: 'text/plain' }));
      return !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(isTaken).toBe(false);
    await expect(page.getByText('cells.txt')).toHaveCount(0);
  },
);
