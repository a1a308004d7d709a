import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RangeField } from './RangeField.tsx';

/** Whether the thumb of the lower end lies over that of the upper one. */
function isLowerOnTop(min: number, max: number): boolean {
  const html = renderToStaticMarkup(
    createElement(RangeField, {
      label: 'Bedrooms',
      ends: { min: 'at least', max: 'at most' },
      bounds: { min: 1, max: 20 },
      value: { min, max },
      shown: '',
      onRange: () => undefined,
    }),
  );
  return /<input(?=[^>]*aria-label="at least")[^>]*\bz-1\b/.test(html);
}

it('two ends at the same value leave that one in reach of the pointer that can still move', () => {
  expect(isLowerOnTop(20, 20)).toBe(true);
  expect(isLowerOnTop(1, 1)).toBe(false);
  expect(isLowerOnTop(5, 20)).toBe(false);
});
