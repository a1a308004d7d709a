import { describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS } from './columns.ts';
import { importRowSchema } from './row.ts';

describe('import row', () => {
  it('has a heading for every cell', () => {
    expect(IMPORT_COLUMNS.map(({ field }) => field).sort()).toEqual(Object.keys(importRowSchema.shape).sort());
  });

  it('needs a code and a name, and nothing else', () => {
    expect(importRowSchema.parse({ code: 'A1', accommodation: 'Villa' })).toMatchObject({ rate: '', status: '' });
    expect(importRowSchema.safeParse({ code: '', accommodation: 'Villa' }).success).toBe(false);
    expect(importRowSchema.safeParse({ code: 'A1', accommodation: ' ' }).success).toBe(false);
  });

  it('is bounded', () => {
    expect(importRowSchema.safeParse({ code: 'A1', accommodation: 'x'.repeat(161) }).success).toBe(false);
  });
});
