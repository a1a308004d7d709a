import { expect, it } from 'vitest';
import { PATHS } from '#domain/site/paths.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { textOf, theOne } from '#support/site/find-markup.ts';

it('the page to register links to the terms, the privacy policy and the page to sign in', async () => {
  const page = await readMarkup(PATHS.register);
  const links = page('main a');
  expect(theOne(links, 'Terms of Use').attr('href')).toBe(PATHS.terms);
  expect(theOne(links, 'Privacy Policy').attr('href')).toBe(PATHS.privacyPolicy);
  expect(theOne(links, 'Sign in').attr('href')).toBe(PATHS.login);
});

it.each([
  PATHS.login,
  PATHS.register,
  PATHS.forgotPassword,
  PATHS.profile,
  PATHS.favorites,
  '/shortlist',
  '/auth/action',
])('%s says without JavaScript that it is needed', async (path) => {
  const page = await readMarkup(path);
  expect(textOf(page('main noscript'))).toContain('JavaScript');
});
