import { expect, it } from 'vitest';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/team');

it('is left out without people, and so is the filter that would filter none', async () => {
  const html = await components.render('TeamDirectory.astro', { groups: [] });
  expect(html).not.toMatch(/<(?:div|nav|p)\b/);
});
