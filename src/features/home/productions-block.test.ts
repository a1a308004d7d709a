import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ComponentRenderer, openComponentRenderer } from '#components/fixtures/component-renderer.ts';

// Components are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

let components: ComponentRenderer;
beforeAll(async () => (components = await openComponentRenderer('features/home')), 60_000);
afterAll(() => components.close());

it('leads to the locations without a property to show, and has no list of none', async () => {
  const html = await components.render('ProductionsBlock.astro', { properties: [] });
  expect(html).toContain('href="/productions"');
  expect(html).not.toContain('<ul');
});
