import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ComponentRenderer, openComponentRenderer } from '#components/fixtures/component-renderer.ts';

// Components are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

let components: ComponentRenderer;
beforeAll(async () => (components = await openComponentRenderer('features/home')), 60_000);
afterAll(() => components.close());

it.each([true, false])('has the one track without which its carousel throws (empty: %s)', async (empty) => {
  const html = await components.render('FeaturedCarousel.astro', { empty });
  expect(html.match(/ data-track/g)).toHaveLength(1);
});
