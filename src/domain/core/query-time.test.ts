import { expect, it } from 'vitest';
import { queryDay, queryTime } from './query-time.ts';

it('accepts days and times of this company', () => {
  expect(queryDay.parse('2026-02-28')).toBe('2026-02-28');
  expect(queryTime.parse('2026-02-28T10:00:00Z')).toBe('2026-02-28T10:00:00Z');
});

it.each(['0000-01-01', '9999-12-31', '1899-12-31', '3000-01-01', '2026-02-29', 'today'])('rejects %s', (day) => {
  expect(queryDay.safeParse(day).success).toBe(false);
  expect(queryTime.safeParse(`${day}T00:00:00Z`).success).toBe(false);
});
