import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ComponentRenderer, openComponentRenderer } from '#components/fixtures/component-renderer.ts';

// Components are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

let components: ComponentRenderer;
beforeAll(async () => (components = await openComponentRenderer('features/team')), 60_000);
afterAll(() => components.close());

it('is left out without people, and so is the filter that would filter none', async () => {
  const html = await components.render('TeamDirectory.astro', { groups: [] });
  expect(html).not.toMatch(/<(?:div|nav|p)\b/);
});
