import { expect, it } from 'vitest';
import { PUBLISH_MAX } from '#domain/publishing/limits.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { publishRejection } from './publish-rejection.ts';
import { PUBLISH_TEXT } from './text.ts';

const { publishFailed, publishPartly } = PUBLISH_TEXT.changes;
const rejection = new ApiFailure('conflict', { detail: 'This was changed in the meantime.' });

it.each([
  ['its reason where nothing was published', rejection, PUBLISH_MAX, 'This was changed in the meantime.'],
  [
    'its reason, and that some may be published',
    rejection,
    PUBLISH_MAX + 1,
    `${publishPartly}\nThis was changed in the meantime.`,
  ],
  ['that nothing was published', new ApiFailure('internal'), PUBLISH_MAX, publishFailed],
  ['that some may be published', new ApiFailure('internal'), PUBLISH_MAX + 1, publishPartly],
])('a rejected publication says %s', (_, error, count, message) => {
  expect(publishRejection(error, count)).toBe(message);
});
