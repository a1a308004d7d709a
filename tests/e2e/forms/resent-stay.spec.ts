import { emailsTo, readStoredForms } from '#support/forms/stored.ts';
import { ONCE_MORE } from '../hold-requests.ts';
import { expect, openProperty, test } from './form-fixtures.ts';

const API = '/api/enquiries';

test.describe('a request whose response is lost', () => {
  test.use({ toleratedErrors: [/net::ERR_FAILED/] });

  test('is repeated as it was sent, though the page has other guests by then', async ({ page, email }) => {
    const first = Promise.withResolvers<undefined>();
    const changed = Promise.withResolvers<undefined>();
    const sent: unknown[] = [];
    await page.route(`**${API}`, async (route) => {
      const body: unknown = route.request().postDataJSON();
      sent.push(body);
      if (sent.length > 1) return route.continue();
      await route.fetch(ONCE_MORE);
      first.resolve(undefined);
      await changed.promise;
      return route.abort('failed');
    });
    await openProperty(page, 'rental', ({ bookingLink, people }) => bookingLink === null && people > 3);
    await page.locator('[data-stay] button').first().click();
    const planner = page.locator('.stay-planner');
    await planner.getByRole('button', { name: 'Request these dates' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Ana Teste');
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await expect(dialog.getByLabel('Guests')).toHaveValue('2');
    await dialog.getByRole('button', { name: 'Request these dates' }).click();
    await first.promise;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await planner.getByRole('button', { name: 'More: Adults' }).click();
    await expect(planner.getByRole('group', { name: 'Adults' }).getByRole('status')).toHaveText('3');
    const accepted = page.waitForResponse((response) => response.url().endsWith(API) && response.ok());
    changed.resolve(undefined);
    await accepted;
    expect(sent).toHaveLength(2);
    for (const body of sent) expect(body).toMatchObject({ enquiry: { guests: 2, stay: { adults: 2 } } });
    expect(await readStoredForms('enquiries', email)).toHaveLength(1);
    expect(await emailsTo(email)).toHaveLength(1);
  });
});
