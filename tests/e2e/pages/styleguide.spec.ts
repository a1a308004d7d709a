import { expect, test } from '../fixtures.ts';

test('the built site has no style page', async ({ request }) => {
  const developing = (await request.get('/@vite/client')).ok();
  test.skip(developing, 'only the development server has it');
  expect((await request.get('/styleguide')).status()).toBe(404);
});
