import { describe, expect, it } from 'vitest';
import { editorPathOf } from './editor-path.ts';

describe('where a document is edited', () => {
  it.each([
    ['properties/4c8f', '/admin/edit-property/4c8f'],
    ['publishedDestinations/comporta', '/admin/destinations/comporta'],
    ['heroImages/1', '/admin/hero-slideshow'],
    ['settings/site', '/admin/settings'],
    ['legalPages/terms', '/admin/legal-pages/terms'],
    ['elsewhere/1', null],
  ])('%s leads to %s', (path, expected) => {
    expect(editorPathOf(path)).toBe(expected);
  });
});
