import { comparedAmount } from '#domain/money/price-unit.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import { withPagePrice } from '#domain/property/page-price.ts';
import { belongsToPage, type PageType } from '#domain/property/type.ts';
import { sortKeys } from './row.ts';
import { DEFAULT_SORT, sortRows } from './sort.ts';

/** Lists the properties of a listing page with its prices, in DEFAULT_SORT; equal titles keep their order. */
export function listInDefaultOrder(properties: Iterable<PropertySummary>, page: PageType): PropertySummary[] {
  const listed = Array.from(properties)
    .filter((property) => belongsToPage(property, page))
    .map((property) => withPagePrice(property, page))
    .map((property) => ({ property, facts: { ...property, amount: comparedAmount(property) } }));
  const keysOf = sortKeys(listed.map(({ facts }) => facts));
  const rows = listed.map(({ property, facts }) => ({ property, ...keysOf(facts) }));
  return sortRows(rows, DEFAULT_SORT).map(({ property }) => property);
}
