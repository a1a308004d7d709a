/** An item with a price in whole euros; 0 is an unknown price. */
export interface Priced {
  id: string;
  amount: number;
}

/** Items of one price, ordered by id. */
export interface PriceGroup<T extends Priced> {
  amount: number;
  members: T[];
}

/** An item and the gap between its price and a given one. */
export interface PriceNeighbour<T extends Priced> {
  item: T;
  gap: number;
}

function byId(one: Priced, other: Priced): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}

/** Compares by price gap, then by id. */
export function byGap<T extends Priced>(one: PriceNeighbour<T>, other: PriceNeighbour<T>): number {
  return one.gap - other.gap || byId(one.item, other.item);
}

/** The gap between two prices as a ratio (half is as far as double); unknown prices are farthest. */
export function priceGap(one: number, other: number): number {
  return one === 0 || other === 0 ? Number.MAX_VALUE : Math.abs(Math.log(one / other));
}

/** Groups items by price, cheapest first. */
export function groupByPrice<T extends Priced>(items: readonly T[]): PriceGroup<T>[] {
  const groups: PriceGroup<T>[] = [];
  let last: PriceGroup<T> | undefined;
  for (const item of [...items].sort((one, other) => one.amount - other.amount || byId(one, other))) {
    if (last === undefined || last.amount !== item.amount) {
      last = { amount: item.amount, members: [] };
      groups.push(last);
    }
    last.members.push(item);
  }
  return groups;
}

function firstAtLeast<T extends Priced>(groups: readonly PriceGroup<T>[], amount: number): number {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const group = groups[middle];
    if (group !== undefined && group.amount < amount) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the items nearest to an amount, nearest first, equal gaps by id, searching outwards from the amount. */
export function nearestByPrice<T extends Priced>(
  groups: readonly PriceGroup<T>[],
  amount: number,
  limit: number,
): PriceNeighbour<T>[] {
  const found: PriceNeighbour<T>[] = [];
  let above = firstAtLeast(groups, amount);
  let below = above - 1;
  while (found.length < limit || amount === 0) {
    const lower = groups[below];
    const upper = groups[above];
    if (lower === undefined && upper === undefined) break;
    const lowerGap = lower === undefined ? Number.POSITIVE_INFINITY : priceGap(lower.amount, amount);
    const upperGap = upper === undefined ? Number.POSITIVE_INFINITY : priceGap(upper.amount, amount);
    if (lower !== undefined && lowerGap <= upperGap) {
      found.push(...lower.members.slice(0, limit).map((item) => ({ item, gap: lowerGap })));
      below -= 1;
    }
    if (upper !== undefined && upperGap <= lowerGap) {
      found.push(...upper.members.slice(0, limit).map((item) => ({ item, gap: upperGap })));
      above += 1;
    }
  }
  return found.sort(byGap).slice(0, limit);
}
