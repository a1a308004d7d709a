import { expect, it } from 'vitest';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/home');

it('leads to the locations without a property to show, and has no list of none', async () => {
  const html = await components.render('ProductionsBlock.astro', { properties: [] });
  expect(html).toContain('href="/productions"');
  expect(html).not.toContain('<ul');
});
