import { expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/properties');

const links = async (fields: Partial<PublishedProperty>): Promise<string[]> => {
  const html = await components.render('share/ShareLinks.astro', { property: publishedFixture(fields) });
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
};

it('offers the brochure of a house, and the scout sheet of a venue besides', async () => {
  expect(await links({ slug: 'casa-do-mar' })).toEqual(['/brochures/en/casa-do-mar.pdf']);
  expect(await links({ slug: 'casa-do-mar', showOnProductionsPage: true })).toEqual([
    '/brochures/en/casa-do-mar.pdf',
    '/scout-sheets/en/casa-do-mar.pdf',
  ]);
});
