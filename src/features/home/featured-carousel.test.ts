import { expect, it } from 'vitest';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/home');

it.each([true, false])('has the one track without which its carousel throws (empty: %s)', async (empty) => {
  const html = await components.render('FeaturedCarousel.astro', { empty });
  expect(html.match(/ data-track/g)).toHaveLength(1);
});
