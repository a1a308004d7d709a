import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from './limits.ts';

const RULES = readFileSync(join(import.meta.dirname, '../../../storage.rules'), 'utf8');

it('has the same largest files in the storage rules', () => {
  const allowed = [...RULES.matchAll(/isNewPicture\((\d+) \* 1024 \* 1024\)/g)].map(
    ([, size]) => Number(size) * 1024 ** 2,
  );
  expect(allowed).toEqual([PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX]);
});
