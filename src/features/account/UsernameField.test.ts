import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { DeletionForm } from './profile/DeletionForm.tsx';
import { PasswordForm } from './profile/PasswordForm.tsx';

const email = 'ana@example.com';
const ignore = (): void => undefined;

it.each<[string, ReactElement]>([
  ['of a new password', createElement(NewPasswordForm, { labelledBy: 'title', code: 'code', email, onSaved: ignore })],
  ['that changes the password', createElement(PasswordForm, { email })],
  ['that deletes the account', createElement(DeletionForm, { email, onDeleted: ignore })],
])('the form %s names its account to password managers', (_, form) => {
  const field = /<input[^>]*autocomplete="username"[^>]*>/i.exec(renderToStaticMarkup(form))?.[0];
  expect(field).toContain(`value="${email}"`);
  expect(field).toContain('hidden');
  // The form sends what has a name.
  expect(field).not.toContain(' name=');
});
