import { packNumbers, unpackNumbers } from './packed-numbers.ts';

/** One field of all rows: its distinct values, and the value of each row. */
export interface PackedColumn<Value> {
  /** Distinct values in the order of their first row. */
  values: Value[];
  /** Packed numbers, one per row: 0 for the next new value, else 1 plus the value's position. */
  rows: string;
}

/** An unpacked column: distinct values, and their positions by row. */
export interface Column<Value> {
  values: Value[];
  rows: number[];
}

/** Packs a field of all rows; values are equal when their JSON is. */
export function packColumn<Value>(field: readonly Value[]): PackedColumn<Value> {
  const positions = new Map<string, number>();
  const values: Value[] = [];
  const rows = field.map((value) => {
    const key = JSON.stringify(value);
    const position = positions.get(key);
    if (position !== undefined) return position + 1;
    positions.set(key, values.length);
    values.push(value);
    return 0;
  });
  return { values, rows: packNumbers(rows) };
}

/** Unpacks a column; throws when a row has a value that does not exist. */
export function unpackColumn<Value>({ values, rows }: PackedColumn<Value>, count: number): Column<Value> {
  let seen = 0;
  const positions = unpackNumbers(rows).map((code) => {
    if (code === 0) seen += 1;
    const position = code === 0 ? seen - 1 : code - 1;
    if (position >= values.length) throw new TypeError('expected a value that the column holds');
    return position;
  });
  if (positions.length !== count) throw new TypeError(`expected ${count} rows, not ${positions.length}`);
  return { values, rows: positions };
}
