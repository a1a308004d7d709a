import { PATHS } from '#domain/site/paths.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';

// What the sections say and where their links lead: tests/site/services.test.ts.

test(
  'pictures are on the side and sections have the background that the service sets',
  { tag: '@nightly' },
  async ({ page }) => {
    const services = await sampleContent('services');
    const shown = services.filter(({ image, isActive }) => isActive && image !== null);
    expect(new Set(shown.map(({ imagePosition }) => imagePosition)).size).toBe(2);
    expect(new Set(shown.map(({ backgroundColor }) => backgroundColor)).size).toBe(2);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PATHS.services);
    for (const { title, imagePosition, backgroundColor } of shown) {
      const section = page.getByRole('region', { name: title });
      const picture = await section.getByRole('img').boundingBox();
      const heading = await section.getByRole('heading').boundingBox();
      if (!picture || !heading) throw new Error(`expected a picture and a heading in ${title}`);
      expect(picture.x < heading.x ? 'left' : 'right', title).toBe(imagePosition);
      const background = await section.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(background === 'rgba(0, 0, 0, 0)' ? 'white' : 'gray-50', title).toBe(backgroundColor);
    }
  },
);
