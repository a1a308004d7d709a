import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

for (const path of [
  '/contact',
  '/list-property',
  '/login',
  '/register',
  '/forgot-password',
  '/shortlist',
  '/auth/action',
]) {
  test(`${path} asks nobody else for anything`, async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) strangers.push(request.url());
    });
    await page.goto(path);
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await page.waitForLoadState('load');
    expect(strangers).toEqual([]);
  });

  for (const width of [390, 820, 1440]) {
    test(`${path} has no fault that axe finds at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}
