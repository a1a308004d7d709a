import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { type ComponentRenderer, openComponentRenderer } from '#components/fixtures/component-renderer.ts';

// Components are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

let components: ComponentRenderer;
beforeAll(async () => (components = await openComponentRenderer('features/properties')), 60_000);
afterAll(() => components.close());

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
