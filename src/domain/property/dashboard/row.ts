import type * as z from 'zod';
import { comparedAmount } from '#domain/money/price-unit.ts';
import { recordOf } from '#domain/core/record-of.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import { workingPropertySchema } from '../property.ts';
import { SEARCHED_FIELDS } from '#domain/search/facts.ts';
import { prepareSearchRows, type SearchRow } from '#domain/search/row.ts';

const FIELDS = [
  ...SEARCHED_FIELDS,
  ...(['rev', 'archivedAt', 'createdAt', 'price', 'priceAmount', 'salePrice', 'salePriceAmount', 'bathrooms'] as const),
] as const;

/** The fields of a working copy that cards, filters and bulk actions of the dashboard need; small enough for thousands. */
export const dashboardRowSchema = workingPropertySchema
  .pick(recordOf(FIELDS.map((name) => [name, true] as const)))
  .extend({
    /** Picture of the card; null or left out when there is none. */
    hero: pictureSchema.pick({ id: true, widths: true }).nullish(),
  });

export type DashboardRow = z.output<typeof dashboardRowSchema>;

/** The fields that the database query selects. */
export const DASHBOARD_FIELDS: readonly string[] = Object.keys(dashboardRowSchema.shape).flatMap((name) =>
  name === 'hero' ? ['hero.id', 'hero.widths'] : [name],
);

/** Makes the row of a working copy. */
export function toDashboardRow(property: z.output<typeof workingPropertySchema>): DashboardRow {
  return dashboardRowSchema.strip().parse({
    ...property,
    hero: property.hero === null ? null : { id: property.hero.id, widths: property.hero.widths },
  });
}

/** A row with everything that searching and sorting compare. */
export interface PreparedRow {
  readonly search: SearchRow;
  readonly row: DashboardRow;
}

/** Prepares rows for searching; a change of one needs all again, because ranks depend on all. */
export function prepareDashboard(rows: readonly DashboardRow[]): PreparedRow[] {
  // Quick filters and double bedrooms are for visitors; the dashboard has no such filter, and drafts count
  // from when they were begun.
  const prepared = prepareSearchRows(
    rows.map((row) => ({ ...row, amount: comparedAmount(row), addedAt: row.createdAt, quickFilters: 0, doubles: 0 })),
  );
  return prepared.flatMap((search, index) => {
    const row = rows[index];
    return row === undefined ? [] : [{ search, row }];
  });
}
