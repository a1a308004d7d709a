import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

it('is not capitalised, corrected or checked for spelling, as a text field that shows it would be', () => {
  const html = renderToStaticMarkup(
    createElement(PasswordField, {
      id: 'password',
      registration: { name: 'password' },
      error: undefined,
      label: 'Password',
      autoComplete: 'current-password',
    }),
  );
  const field = /<input[^>]*>/.exec(html)?.[0];
  for (const attribute of ['autoCapitalize="none"', 'autoCorrect="off"', 'spellCheck="false"']) {
    expect(field?.toLowerCase()).toContain(attribute.toLowerCase());
  }
});
