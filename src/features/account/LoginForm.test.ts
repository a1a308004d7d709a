import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoginForm } from './LoginForm.tsx';

it('asks password managers for the account, not the address book for an email', () => {
  const html = renderToStaticMarkup(createElement(LoginForm, { labelledBy: 'title' }));
  const field = /<input[^>]*type="email"[^>]*>/.exec(html)?.[0];
  expect(field?.toLowerCase()).toContain('autocomplete="username"');
});
