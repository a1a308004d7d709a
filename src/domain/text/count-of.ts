/** A number with its word: '1 night', '7 nights', '1,200 people'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}
