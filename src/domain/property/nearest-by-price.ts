/** A priced thing; an amount of 0 is an unknown price. */
export interface Priced {
  id: string;
  amount: number;
}

/** Things of one price, ordered by id. */
export interface PriceGroup<T extends Priced> {
  amount: number;
  members: T[];
}

/** A thing and how far its price is from the one asked about. */
export interface PriceNeighbour<T extends Priced> {
  thing: T;
  gap: number;
}

function byId(one: Priced, other: Priced): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}

/** Orders by price gap, then by id. */
export function byGap<T extends Priced>(one: PriceNeighbour<T>, other: PriceNeighbour<T>): number {
  return one.gap - other.gap || byId(one.thing, other.thing);
}

/** How far apart two prices are as a ratio (half is as far as double); an unknown price is farther than any. */
export function priceGap(one: number, other: number): number {
  return one === 0 || other === 0 ? Number.MAX_VALUE : Math.abs(Math.log(one / other));
}

/** Groups things by price, cheapest first. */
export function groupByPrice<T extends Priced>(things: readonly T[]): PriceGroup<T>[] {
  const groups: PriceGroup<T>[] = [];
  let last: PriceGroup<T> | undefined;
  for (const thing of [...things].sort((one, other) => one.amount - other.amount || byId(one, other))) {
    if (last === undefined || last.amount !== thing.amount) {
      last = { amount: thing.amount, members: [] };
      groups.push(last);
    }
    last.members.push(thing);
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

/** The things nearest in price to an amount, nearest first and by id among equals, walking outwards from it. */
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
      found.push(...lower.members.slice(0, limit).map((thing) => ({ thing, gap: lowerGap })));
      below -= 1;
    }
    if (upper !== undefined && upperGap <= lowerGap) {
      found.push(...upper.members.slice(0, limit).map((thing) => ({ thing, gap: upperGap })));
      above += 1;
    }
  }
  return found.sort(byGap).slice(0, limit);
}
