import { describe, expect, it } from 'vitest';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import { HISTORY_TEXT as text } from './history-text.ts';
import { restoreRejection } from './restore-rejection.ts';

describe('a published version that was not restored', () => {
  it.each([
    ['because a colleague changed the draft', new StaffFailure('conflict', 'Changed.', []), text.conflict],
    ['because it is not kept any more', new StaffFailure('not_found', 'Not found.', []), text.notKept],
    ['because of an internal error', new StaffFailure('internal', '', []), text.restoreFailed],
  ])('%s says so', (_, failure, sentence) => {
    expect(restoreRejection(failure, text.restoreFailed)).toBe(sentence);
  });

  it('because of other content names that content', () => {
    const fields = [{ path: 'featured/x', message: '“Casa da Duna”' }];
    expect(restoreRejection(new StaffFailure('in_use', 'It is still shown.', fields), '')).toBe(
      'It is still shown.\n“Casa da Duna”',
    );
  });
});
