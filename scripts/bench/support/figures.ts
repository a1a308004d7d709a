/** Rounds to a number of decimals. */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals));
}

/** The value that a share of the values (0 to 1) does not exceed; NaN, which meets no goal, of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
