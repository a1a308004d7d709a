import { describe, expect, it } from 'vitest';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import { HISTORY_WORDS as words } from './history-text.ts';
import { restoreRefusal } from './restore-rejection.ts';

describe('a published version that was not restored', () => {
  it.each([
    ['because a colleague changed the draft', new StaffFailure('conflict', 'Changed.', []), words.conflict],
    ['because it is not kept any more', new StaffFailure('not_found', 'Not found.', []), words.notKept],
    ['for a reason that only the house knows', new StaffFailure('internal', '', []), words.restoreFailed],
  ])('%s says so', (_, failure, sentence) => {
    expect(restoreRefusal(failure, words.restoreFailed)).toBe(sentence);
  });

  it('because of other content names that content', () => {
    const fields = [{ path: 'featured/x', message: '“Casa da Duna”' }];
    expect(restoreRefusal(new StaffFailure('in_use', 'It is still shown.', fields), '')).toBe(
      'It is still shown.\n“Casa da Duna”',
    );
  });
});
