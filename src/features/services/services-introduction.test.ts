import { expect, it } from 'vitest';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/services');

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
