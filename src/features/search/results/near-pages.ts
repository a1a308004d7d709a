/** Pages around the present one, and the first and the last: however many there are, one line is enough. */
export function nearPages(current: number, last: number): number[] {
  const near = [1, current - 2, current - 1, current, current + 1, current + 2, last];
  return [...new Set(near)].filter((number) => number >= 1 && number <= last);
}
