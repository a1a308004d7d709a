import { describe, expect, it } from 'vitest';
import { StaffFailure } from '../staff-failure.ts';
import { unpublishRefusal } from './unpublish-rejection.ts';

const words = { conflict: 'Published again meanwhile.', failed: 'Nothing was taken off.' };

describe('a document that was not taken off the site', () => {
  it.each([
    ['was published again meanwhile', 'conflict', words.conflict],
    ['is gone already', 'not_found', words.conflict],
    ['met a fault of the house', 'internal', words.failed],
  ])('because it %s', (_, code, sentence) => {
    expect(unpublishRefusal(new StaffFailure(code, '', []), words)).toBe(sentence);
  });

  it('because published content shows it, names that content', () => {
    const fields = [{ path: 'publishedSettings/site', message: '“Site settings”' }];
    expect(unpublishRefusal(new StaffFailure('in_use', 'It is still shown.', fields), words)).toBe(
      'It is still shown.\n“Site settings”',
    );
  });
});
