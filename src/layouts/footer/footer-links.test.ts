import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ComponentRenderer, openComponentRenderer } from '#components/fixtures/component-renderer.ts';

// Components are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

let components: ComponentRenderer;
beforeAll(async () => (components = await openComponentRenderer('layouts/footer')), 60_000);
afterAll(() => components.close());

it('leaves out a column without links', async () => {
  expect((await components.render('FooterLinks.astro', { heading: 'Follow us', links: [] })).trim()).toBe('');
});

it('has a heading and its links', async () => {
  const links = [{ label: 'Elsewhere', href: 'https://example.com/' }];
  const html = await components.render('FooterLinks.astro', { heading: 'Follow us', links });
  expect(html).toContain('Follow us');
  expect(html).toContain('href="https://example.com/"');
});
