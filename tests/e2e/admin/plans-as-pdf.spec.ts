import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { FLOOR_PLANS_MAX } from '#domain/property/limits.ts';
import { pdfFile, type PdfPage } from '#support/media/pdf-file.ts';
import { enter, expect, test as base } from './admin-fixtures.ts';

// The emulated function that processes pictures may have to start first.
const PROCESSED = { timeout: 60_000 };

const plans = (page: Page): Locator => page.getByRole('region', { name: 'Plans and films' });
const choose = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  plans(page).getByLabel('Choose files').setInputFiles({ name, mimeType: 'application/pdf', buffer });
/** A page unlike those of earlier tests, which the library would know. */
const drawnPage = (): PdfPage => ({ room: `Kitchen ${randomUUID()}` });

/** Opens the form of a new property, whose id it gives. */
const test = base.extend<{ id: string }>({
  id: [
    async ({ page, account, properties }, use) => {
      const { id } = await properties.create();
      await enter(page, `/admin/edit-property/${id}`, await account('editor'));
      await use(id);
    },
    { auto: true },
  ],
});

test('each page of a PDF becomes a floor plan, drawn on white, scans included', async ({ page, id, properties }) => {
  await choose(page, 'Villa.pdf', pdfFile([drawnPage(), 'black scan']));
  // Saving waits for the pages.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    plans(page)
      .getByRole('log')
      .getByText(/^Page \d, Villa\.png$/),
  ).toHaveText(['Page 1, Villa.png', 'Page 2, Villa.png']);
  await expect(plans(page).getByRole('heading', { name: 'Floor plans (2)' })).toBeVisible(PROCESSED);
  await expect
    .poll(async () => (await properties.read(id))?.floorPlans ?? [], PROCESSED)
    .toMatchObject([
      { width: 2400, height: 1696, color: expect.stringMatching(/^#[ef]/) },
      { width: 2400, height: 1696, color: expect.stringMatching(/^#0/) },
    ]);
});

test(
  'a PDF that cannot become floor plans is rejected next to its name, and the others are added',
  { tag: '@nightly' },
  async ({ page }) => {
    const files = [
      { name: 'broken.pdf', buffer: pdfFile([drawnPage()]).subarray(0, 400) },
      { name: 'letter.pdf', buffer: Buffer.from('Dear architect') },
      { name: 'locked.pdf', buffer: pdfFile([drawnPage()], { locked: true }) },
      { name: 'tower.pdf', buffer: pdfFile(Array.from({ length: FLOOR_PLANS_MAX + 1 }, drawnPage)) },
      { name: 'huge.pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      { name: 'Cabin.pdf', buffer: pdfFile([drawnPage()]) },
    ];
    await plans(page)
      .getByLabel('Choose files')
      .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/pdf' })));
    const row = (name: string): Locator => plans(page).getByRole('log').getByRole('listitem').filter({ hasText: name });
    const damaged = 'This file is damaged or not a PDF. Please export it again and retry.';
    await expect(row('broken.pdf')).toContainText(damaged);
    await expect(row('letter.pdf')).toContainText(damaged);
    await expect(row('locked.pdf')).toContainText('This PDF is protected by a password.');
    await expect(row('tower.pdf')).toContainText(`This PDF has ${FLOOR_PLANS_MAX + 1} pages; there is room for`);
    await expect(row('huge.pdf')).toContainText('Maximum size is 10MB.');
    await expect(row('Page 1, Cabin.png')).toContainText('Uploaded', PROCESSED);
    await expect(plans(page).getByRole('heading', { name: 'Floor plans (1)' })).toBeVisible();
  },
);

test('a PDF that is being read can be cancelled, and leaves no plan', { tag: '@nightly' }, async ({ page }) => {
  // Its reader is held until the route is removed.
  await page.route(/pdf\.worker/, () => undefined);
  await choose(page, 'Villa.pdf', pdfFile([drawnPage()]));
  await expect(plans(page).getByText('Reading the PDF')).toBeVisible();
  await plans(page).getByRole('button', { name: 'Cancel Villa.pdf' }).click();
  await expect(plans(page).getByText('Cancelled')).toBeVisible();
  await expect(plans(page).locator('li:focus')).toContainText('Villa.pdf');
  await expect(plans(page).getByRole('button', { name: /Villa/ })).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ toleratedErrors: [/Failed to load resource|The thread that reads PDFs failed/] });

  test(
    'a reader that does not load says so, and reads the PDF once there is a connection',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.route(/pdf\.worker/, (route) => route.abort());
      const buffer = pdfFile([drawnPage()]);
      await choose(page, 'Villa.pdf', buffer);
      await expect(plans(page).getByText('This PDF could not be read.')).toBeVisible();
      await page.unrouteAll();
      await choose(page, 'Villa.pdf', buffer);
      await expect(plans(page).getByText('Page 1, Villa.png')).toBeVisible();
    },
  );
});

test('photographs are not taken from a PDF', { tag: '@nightly' }, async ({ page }) => {
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const buffer = pdfFile([drawnPage()]);
  await pictures.getByLabel('Choose files').setInputFiles({ name: 'Villa.pdf', mimeType: 'application/pdf', buffer });
  await expect(pictures.getByText('Invalid file type: application/pdf. Please use JPEG, PNG, or WebP.')).toBeVisible();
});
