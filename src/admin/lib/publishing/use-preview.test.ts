import { expect, it } from 'vitest';
import { describePreview, PREVIEW_TEXT } from './use-preview.ts';

it('a preview does not pass for that of a draft that was saved after it was requested', () => {
  expect(describePreview(4, 4)).toBe(PREVIEW_TEXT.open);
  expect(describePreview(4, 5)).toBe('Open the preview (made before the last change)');
});
