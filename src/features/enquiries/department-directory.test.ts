import { expect, it } from 'vitest';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/enquiries');

it('is left out without departments', async () => {
  expect((await components.render('DepartmentDirectory.astro', { departments: [] })).trim()).toBe('');
});

it('has a heading and what is known of each department', async () => {
  const department = { id: 'press', name: 'Press', description: '', phone: '', email: '', orderIndex: 0 };
  const html = await components.render('DepartmentDirectory.astro', { departments: [department] });
  expect(html).toContain('Our departments');
  expect(html).toContain('Press');
});

it('says that each department has its own phone number where that is so', async () => {
  const render = (phones: readonly string[]) =>
    components.render('DepartmentDirectory.astro', {
      departments: phones.map((phone) => ({
        id: phone,
        name: 'Press',
        description: '',
        phone,
        email: '',
        orderIndex: 0,
      })),
    });
  const claim = 'Each department has its own phone number.';
  expect(await render(['+351 210 000 100', '+351 210 000 101'])).toContain(claim);
  expect(await render(['+351 210 000 100', '+351 210 000 100'])).not.toContain(claim);
  expect(await render(['+351 210 000 100', ''])).not.toContain(claim);
});
