import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FieldLabel } from './FieldLabel.tsx';

it('is read as two words where the field is optional', () => {
  const html = renderToStaticMarkup(createElement(FieldLabel, { htmlFor: 'phone', label: 'Phone', optional: true }));
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Phone optional');
});
