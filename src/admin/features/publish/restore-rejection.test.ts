import { expect, it } from 'vitest';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { HISTORY_TEXT as text } from './history-text.ts';
import { restoreRejection } from './restore-rejection.ts';

it.each([
  ['because a colleague changed the draft', new ApiFailure('conflict'), text.conflict],
  ['because it is not kept any more', new ApiFailure('not_found'), text.notKept],
  ['because of an internal error', new ApiFailure('internal'), text.restoreFailed],
])('a published version that was not restored %s says so', (_, failure, sentence) => {
  expect(restoreRejection(failure, text.restoreFailed)).toBe(sentence);
});
