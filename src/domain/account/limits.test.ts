import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { FAVORITES_MAX } from './limits.ts';

const RULES = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');

it('has the same bounds of a profile in the security rules', () => {
  expect(RULES).toContain(`favoritesCount <= ${FAVORITES_MAX}\n`);
  expect(RULES).toContain(`profile.name.size() <= ${SHORT_TEXT}\n`);
});
