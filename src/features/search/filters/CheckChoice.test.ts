import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckChoice } from './CheckChoice.tsx';

const render = (empty: boolean) =>
  renderToStaticMarkup(
    createElement(CheckChoice, { label: 'Azores', checked: false, empty, onChange: () => undefined }),
  );

it('a filter without results says so, and stays in the order of focus', () => {
  expect(render(true)).toContain('aria-disabled="true"');
  expect(render(true)).toContain('Azores (0)');
  expect(render(true)).not.toContain(' disabled');
  expect(render(false)).not.toContain('disabled="');
});
