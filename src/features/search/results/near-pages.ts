/** The pages around the current one, and the first and the last, so that the links fit on one line. */
export function nearPages(current: number, last: number): number[] {
  const near = [1, current - 2, current - 1, current, current + 1, current + 2, last];
  return [...new Set(near)].filter((number) => number >= 1 && number <= last);
}
