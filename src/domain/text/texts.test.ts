import { describe, expect, it } from 'vitest';
import { adminError } from '#domain/staff/admin-text.ts';
import { showingFavorites } from '#domain/account/favorites-text.ts';
import { importResult } from '#domain/import/text.ts';
import { clearAll, errorLoadingProperties, resultCount } from '#domain/search/text.ts';
import { mapCounter } from '#domain/search/map-text.ts';
import { propertyCreated } from '#domain/property/form-text.ts';
import { fileTooLarge, galleryAlt, invalidFileType, uploadedAllImages } from '#domain/media/text.ts';

describe('sentences made of parts', () => {
  it.each([
    [errorLoadingProperties(), 'Error loading properties: Failed to fetch properties'],
    [errorLoadingProperties('offline'), 'Error loading properties: offline'],
    [resultCount(1), '1 property'],
    [resultCount(0), '0 properties'],
    [clearAll(3), 'Clear all (3)'],
    [mapCounter(1), '1 Property'],
    [mapCounter(2), '2 Properties'],
    [showingFavorites(1), 'Showing 1 favorite property'],
    [showingFavorites(2), 'Showing 2 favorite properties'],
    [propertyCreated('Casa'), 'Property "Casa" created successfully!'],
    [galleryAlt('Casa', 1), 'Casa - Gallery Image 1'],
    [invalidFileType('image/gif'), 'Invalid file type: image/gif. Please use JPEG, PNG, or WebP.'],
    [fileTooLarge(12.5 * 1024 * 1024, 10 * 1024 * 1024), 'File too large: 12.5MB. Maximum size is 10MB.'],
    [fileTooLarge(6 * 1024 * 1024, 5 * 1024 * 1024), 'File too large: 6.0MB. Maximum size is 5MB.'],
    [uploadedAllImages('Casa'), 'Successfully uploaded all images for "Casa"!'],
    [adminError('deleting department', 'offline'), 'Error deleting department: offline'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });
});

describe("the result of an import: 'the first 10 errors and ... and {n} more errors'", () => {
  it('lists them', () => {
    expect(importResult(3, ['one'])).toEqual(['Import completed! Successfully imported 3 properties.', 'one']);
  });

  it('counts the rest', () => {
    const lines = importResult(
      0,
      Array.from({ length: 12 }, (_, index) => `error ${index}`),
    );
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('... and 2 more errors');
  });
});
