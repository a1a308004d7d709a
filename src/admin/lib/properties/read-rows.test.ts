import { expect, it, vi } from 'vitest';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { toDashboardRow } from '#domain/property/dashboard/row.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { readableRowSchema } from './read-rows.ts';

it('a property that cannot be read is left out of the list and named in the console', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const row = toDashboardRow(workingPropertySchema.parse(OLDER_WORKING_COPIES.properties));
  expect(readableRowSchema.parse(row)).toEqual(row);
  expect(report).not.toHaveBeenCalled();
  expect(readableRowSchema.parse({ ...row, type: 'unknown' })).toBeNull();
  expect(report.mock.calls).toMatchObject([[{ message: `Property ${row.id} cannot be read` }]]);
});
