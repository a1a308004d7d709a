import { expect, it } from 'vitest';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { prepareDashboard, toDashboardRow } from '#domain/property/dashboard/row.ts';
import { DEFAULT_DASHBOARD, STATUS_FILTERS } from '#domain/property/dashboard/search.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { findRows } from './find-rows.ts';

const rows = prepareDashboard([toDashboardRow(workingPropertySchema.parse(OLDER_WORKING_COPIES.properties))]);

it('a search by status finds neither nothing nor anything until the statuses have loaded', () => {
  const loading = { areKnown: false, statusOf: () => null };
  const found = STATUS_FILTERS.map((status) => [status, findRows(rows, { ...DEFAULT_DASHBOARD, status }, loading)]);
  expect(Object.fromEntries(found)).toEqual({
    ...{ current: rows, archived: [], all: rows },
    ...{ draft: null, live: null, unseen: null, changed: null, scheduled: null, unpublished: null },
  });
  const loaded = { areKnown: true, statusOf: () => 'draft' as const };
  expect(findRows(rows, { ...DEFAULT_DASHBOARD, status: 'draft' }, loaded)).toEqual(rows);
});
