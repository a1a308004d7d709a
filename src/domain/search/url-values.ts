/** Separates the choices of a parameter: no id contains it, and URLs do not escape it. */
const SEPARATOR = '.';

/** An option and its name in URLs. */
export interface UrlChoice<Value> {
  id: string;
  value: Value;
}

/** A minimum and a maximum, both included. */
export interface Range {
  min: number;
  max: number;
}

/** Writes chosen values in the order of the options, so that equal choices have equal URLs; '' for none. */
export function writeChoices<Value>(options: readonly UrlChoice<Value>[], chosen: readonly unknown[]): string {
  return options
    .filter(({ value }) => chosen.includes(value))
    .map(({ id }) => id)
    .join(SEPARATOR);
}

/** Reads chosen values in the order of the options; unknown names are ignored. */
export function readChoices<Value>(options: readonly UrlChoice<Value>[], text: string): Value[] {
  const names = text.split(SEPARATOR);
  return options.filter(({ id }) => names.includes(id)).map(({ value }) => value);
}

/** Writes a range as 'min-max', without an end at its bound; '' when both ends are. */
export function writeRange({ min, max }: Range, bounds: Range): string {
  if (min <= bounds.min && max >= bounds.max) return '';
  return `${min <= bounds.min ? '' : min}-${max >= bounds.max ? '' : max}`;
}

/** Reads a range of whole numbers; a missing end is its bound, and an invalid range gives the bounds. */
export function readRange(text: string, bounds: Range): Range {
  const found = /^(\d{0,10})-(\d{0,10})$/.exec(text);
  const min = found?.[1] ? Number(found[1]) : bounds.min;
  const max = found?.[2] ? Number(found[2]) : bounds.max;
  if (min < bounds.min || max > bounds.max || min > max) return { min: bounds.min, max: bounds.max };
  return { min, max };
}
