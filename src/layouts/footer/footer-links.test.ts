import { expect, it } from 'vitest';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('layouts/footer');

it('leaves out a column without links', async () => {
  expect((await components.render('FooterLinks.astro', { heading: 'Follow us', links: [] })).trim()).toBe('');
});

it('has a heading and its links', async () => {
  const links = [{ label: 'Elsewhere', href: 'https://example.com/' }];
  const html = await components.render('FooterLinks.astro', { heading: 'Follow us', links });
  expect(html).toContain('Follow us');
  expect(html).toContain('href="https://example.com/"');
});
