/** Between two choices of one parameter: a character that no id holds and that addresses need not escape. */
const SEPARATOR = '.';

/** A choice and its name in addresses. */
export interface AddressChoice<Value> {
  id: string;
  value: Value;
}

/** The lowest and highest number of something. */
export interface Range {
  min: number;
  max: number;
}

/** Writes chosen values in the order of the options, so that one choice has one address; '' for none. */
export function writeChoices<Value>(options: readonly AddressChoice<Value>[], chosen: readonly unknown[]): string {
  return options
    .filter(({ value }) => chosen.includes(value))
    .map(({ id }) => id)
    .join(SEPARATOR);
}

/** Reads them in the order of the options; names that are no option are left out. */
export function readChoices<Value>(options: readonly AddressChoice<Value>[], text: string): Value[] {
  const names = text.split(SEPARATOR);
  return options.filter(({ id }) => names.includes(id)).map(({ value }) => value);
}

/** Writes a range as 'min-max', without an end that stands at its bound; '' when both do. */
export function writeRange({ min, max }: Range, bounds: Range): string {
  if (min <= bounds.min && max >= bounds.max) return '';
  return `${min <= bounds.min ? '' : min}-${max >= bounds.max ? '' : max}`;
}

/** Reads a range of whole numbers; a missing end is its bound, and what is no range within the bounds is the bounds. */
export function readRange(text: string, bounds: Range): Range {
  const found = /^(\d{0,10})-(\d{0,10})$/.exec(text);
  const min = found?.[1] ? Number(found[1]) : bounds.min;
  const max = found?.[2] ? Number(found[2]) : bounds.max;
  if (min < bounds.min || max > bounds.max || min > max) return { min: bounds.min, max: bounds.max };
  return { min, max };
}
