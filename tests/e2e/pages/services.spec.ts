import { PATHS } from '#domain/site/paths.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { NO_LINK } from '#domain/content/service.ts';
import { publishedDocuments } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its heading and a section for every active service, in order', async ({ page }) => {
    const services = await publishedDocuments('services', PUBLISHED_SCHEMAS.services);
    const active = services.filter(({ isActive }) => isActive);
    await page.goto(PATHS.services);
    const main = page.getByRole('main');
    await expect(main).toContainText('Bespoke Management Services');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Individual care, tailored to your needs');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...active.map(({ title }) => title),
      'Tell us what you dream of',
    ]);
    for (const { title, description, ctaText, ctaLink, image } of active) {
      const section = main.getByRole('region', { name: title });
      for (const paragraph of description.split('\n')) await expect(section).toContainText(paragraph);
      const link = section.getByRole('link', { name: ctaText });
      if (ctaLink === NO_LINK) await expect(link).toHaveCount(0);
      else await expect(link).toHaveAttribute('href', ctaLink);
      // 'READ MORE' leads to more about the service, not to a form.
      if (ctaText === 'READ MORE') expect(ctaLink).not.toBe(PATHS.contact);
      if (image) await expect(section.getByRole('img', { name: image.alt })).toBeAttached();
    }
    const hidden = services.filter(({ isActive }) => !isActive);
    for (const { title } of hidden) await expect(main).not.toContainText(title);
  });

  test('leads to each section from the list at the top', async ({ page }) => {
    await page.goto(PATHS.services);
    const contents = page.getByRole('navigation', { name: 'Services on this page' });
    await contents.getByRole('link').last().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(-2)).toBeInViewport();
  });
});

test('pictures are on the side and sections have the background that the service sets', async ({ page }) => {
  const services = await publishedDocuments('services', PUBLISHED_SCHEMAS.services);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PATHS.services);
  for (const { title, image, imagePosition, backgroundColor, isActive } of services) {
    if (!isActive || !image) continue;
    const section = page.getByRole('region', { name: title });
    const picture = await section.getByRole('img').boundingBox();
    const heading = await section.getByRole('heading').boundingBox();
    if (!picture || !heading) throw new Error(`expected a picture and a heading in ${title}`);
    expect(picture.x < heading.x ? 'left' : 'right', title).toBe(imagePosition);
    const background = await section.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background === 'rgba(0, 0, 0, 0)' ? 'white' : 'gray-50', title).toBe(backgroundColor);
  }
});
