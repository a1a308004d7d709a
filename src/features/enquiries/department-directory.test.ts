import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ComponentRenderer, openComponentRenderer } from '#components/fixtures/component-renderer.ts';

// Components are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

let components: ComponentRenderer;
beforeAll(async () => (components = await openComponentRenderer('features/enquiries')), 60_000);
afterAll(() => components.close());

it('is left out without departments', async () => {
  expect((await components.render('DepartmentDirectory.astro', { departments: [] })).trim()).toBe('');
});

it('has a heading and what is known of each department', async () => {
  const department = { id: 'press', name: 'Press', description: '', phone: '', email: '', orderIndex: 0 };
  const html = await components.render('DepartmentDirectory.astro', { departments: [department] });
  expect(html).toContain('Our departments');
  expect(html).toContain('Press');
});
