import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { rejectionText, unpublishRejection } from './rejection-text.ts';

const text = { conflict: 'Published again meanwhile.', failed: 'Nothing was unpublished.' };

describe('a document that was not unpublished', () => {
  it.each([
    ['was published again meanwhile', 'conflict', text.conflict],
    ['is gone already', 'not_found', text.conflict],
    ['failed for an internal error', 'internal', text.failed],
  ] as const)('because it %s', (_, code, sentence) => {
    expect(unpublishRejection(new ApiFailure(code), text)).toBe(sentence);
  });

  it('because published content shows it, names that content', () => {
    const fields = [{ path: 'publishedSettings/site', message: '“Site settings”' }];
    expect(unpublishRejection(new ApiFailure('in_use', { detail: 'It is still shown.', fields }), text)).toBe(
      'It is still shown.\n“Site settings”',
    );
  });
});

describe('a document that was not published', () => {
  it('says once what is wrong where the reason is that of its only field', () => {
    const detail = '“Casa” shows a property that is not published.';
    const error = new ApiFailure('not_published', {
      detail,
      fields: [{ path: 'publishedFeatured/1', message: detail }],
    });
    expect(rejectionText(error, text.failed)).toBe(detail);
  });
});
