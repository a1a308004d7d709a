import { propertiesApi } from '#domain/api/properties.ts';
import { dashboardRow, type DashboardRow } from '#domain/property/dashboard/row.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { BulkChange, BulkOutcome } from '#domain/property/bulk-change.ts';
import { callAsStaff } from '../call-staff-api.ts';
import { requestOnce } from '../request-once.ts';
import { changeRows, knownRows, refreshRows, takeRow } from './use-rows.ts';

/** A property as somebody saw it. */
export type SeenProperty = Pick<DashboardRow, 'id' | 'rev'>;

/** Deletes a property, `everywhere` also from the content that names it; the list forgets it at once and takes it back when that is refused. */
export async function removeProperty({ id, rev }: SeenProperty, everywhere = false): Promise<void> {
  const before = knownRows()?.find((row) => row.id === id);
  const forget = (): void => changeRows((rows) => rows.filter((row) => row.id !== id));
  forget();
  try {
    await callAsStaff(propertiesApi, 'DELETE /api/admin/properties/{id}', {
      params: { id },
      query: { rev: String(rev), everywhere: String(everywhere) },
    });
    // Once more: a list that was read meanwhile has it again.
    forget();
  } catch (error) {
    if (before !== undefined) takeRow(before);
    void refreshRows();
    throw error;
  }
}

/** Puts a property away, or offers it again; the list shows it at once and takes it back when that is refused. */
export async function shelveProperty({ id, rev }: SeenProperty, archived: boolean): Promise<WorkingProperty> {
  const before = knownRows()?.find((row) => row.id === id);
  if (before !== undefined) takeRow({ ...before, archivedAt: archived ? new Date().toISOString() : null });
  const key = archived ? 'POST /api/admin/properties/{id}/archive' : 'POST /api/admin/properties/{id}/restore';
  try {
    const { document } = await callAsStaff(propertiesApi, key, { params: { id }, body: { rev } });
    takeRow(dashboardRow(document));
    return document;
  } catch (error) {
    if (before !== undefined) takeRow(before);
    void refreshRows();
    throw error;
  }
}

/** Copies a property; answers with the copy. */
export async function duplicateProperty(id: string): Promise<WorkingProperty> {
  const { document } = await requestOnce(`copy of ${id}`, (copy) =>
    callAsStaff(propertiesApi, 'POST /api/admin/properties/{id}/duplicate', { params: { id }, body: { id: copy } }),
  );
  takeRow(dashboardRow(document));
  return document;
}

/** Does the same to many; answers with those that were refused. */
export async function changeProperties(
  change: BulkChange,
  targets: readonly SeenProperty[],
): Promise<Extract<BulkOutcome, { outcome: 'refused' }>[]> {
  const { outcomes } = await callAsStaff(propertiesApi, 'POST /api/admin/properties-bulk', {
    body: { change, targets: targets.map(({ id, rev }) => ({ id, rev })) },
  });
  const done = new Map(
    outcomes.flatMap((outcome) => (outcome.outcome === 'done' ? [[outcome.id, outcome.document] as const] : [])),
  );
  changeRows((rows) =>
    rows.flatMap((row) => {
      const document = done.get(row.id);
      if (document === undefined) return [row];
      return document === null ? [] : [dashboardRow(document)];
    }),
  );
  const rejected = outcomes.filter((outcome) => outcome.outcome === 'refused');
  if (rejected.length > 0) void refreshRows();
  return rejected;
}
