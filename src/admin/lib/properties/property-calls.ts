import { propertiesApi } from '#domain/api/properties.ts';
import { toDashboardRow, type DashboardRow } from '#domain/property/dashboard/row.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { BulkChange, BulkOutcome } from '#domain/property/bulk-change.ts';
import { callAsStaff } from '../call-as-staff.ts';
import { requestOnce } from '../request-once.ts';
import { changeRows, cachedRows, refreshRows, upsertRow } from './use-rows.ts';

/** A property in the revision that the screen shows. */
export type PropertyRevision = Pick<DashboardRow, 'id' | 'rev'>;

/**
 * Deletes a property, with `everywhere` also its references in other content. Optimistic: the row returns when the API
 * rejects it.
 */
export async function removeProperty({ id, rev }: PropertyRevision, everywhere = false): Promise<void> {
  const before = cachedRows()?.find((row) => row.id === id);
  const forget = (): void => changeRows((rows) => rows.filter((row) => row.id !== id));
  forget();
  try {
    await callAsStaff(propertiesApi, 'DELETE /api/admin/properties/{id}', {
      params: { id },
      query: { rev: String(rev), everywhere: String(everywhere) },
    });
    // Again, because a list that was read meanwhile contains it.
    forget();
  } catch (error) {
    if (before !== undefined) upsertRow(before);
    void refreshRows();
    throw error;
  }
}

/** Archives or restores a property. Optimistic: undone when the API rejects it. */
export async function setArchived({ id, rev }: PropertyRevision, archived: boolean): Promise<WorkingProperty> {
  const before = cachedRows()?.find((row) => row.id === id);
  if (before !== undefined) upsertRow({ ...before, archivedAt: archived ? new Date().toISOString() : null });
  const key = archived ? 'POST /api/admin/properties/{id}/archive' : 'POST /api/admin/properties/{id}/restore';
  try {
    const { document } = await callAsStaff(propertiesApi, key, { params: { id }, body: { rev } });
    upsertRow(toDashboardRow(document));
    return document;
  } catch (error) {
    if (before !== undefined) upsertRow(before);
    void refreshRows();
    throw error;
  }
}

/** Copies a property; returns the copy. */
export async function duplicateProperty(id: string): Promise<WorkingProperty> {
  const { document } = await requestOnce(`copy of ${id}`, (copy) =>
    callAsStaff(propertiesApi, 'POST /api/admin/properties/{id}/duplicate', { params: { id }, body: { id: copy } }),
  );
  upsertRow(toDashboardRow(document));
  return document;
}

/** Changes many properties; returns the rejected ones. */
export async function changeProperties(
  change: BulkChange,
  targets: readonly PropertyRevision[],
): Promise<Extract<BulkOutcome, { outcome: 'refused' }>[]> {
  const { outcomes } = await callAsStaff(propertiesApi, 'POST /api/admin/properties-bulk', {
    body: { change, targets: targets.map(({ id, rev }) => ({ id, rev })) },
  }).catch((error: unknown) => {
    // They may have been changed, and only the response lost.
    void refreshRows();
    throw error;
  });
  const done = new Map(
    outcomes.flatMap((outcome) => (outcome.outcome === 'done' ? [[outcome.id, outcome.document] as const] : [])),
  );
  changeRows((rows) =>
    rows.flatMap((row) => {
      const document = done.get(row.id);
      if (document === undefined) return [row];
      return document === null ? [] : [toDashboardRow(document)];
    }),
  );
  const rejected = outcomes.filter((outcome) => outcome.outcome === 'refused');
  if (rejected.length > 0) void refreshRows();
  return rejected;
}
