import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ComponentRenderer, openComponentRenderer } from '#components/fixtures/component-renderer.ts';

// Components are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

let components: ComponentRenderer;
beforeAll(async () => (components = await openComponentRenderer('features/services')), 60_000);
afterAll(() => components.close());

it('has no list of contents without services', async () => {
  const html = await components.render('ServicesIntroduction.astro', { services: [] });
  expect(html).toContain('<h1');
  expect(html).not.toContain('<nav');
});

it('lists the services in order', async () => {
  const services = [
    { id: 'chef', title: 'A chef' },
    { id: 'transfers', title: 'Transfers' },
  ];
  const html = await components.render('ServicesIntroduction.astro', { services });
  expect([...html.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id)).toEqual(['chef', 'transfers']);
});
