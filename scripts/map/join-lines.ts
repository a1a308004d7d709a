/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

export type Line = readonly Position[];

/** Ends within this many degrees, about ten metres, are the same point: the source rounds each piece for itself. */
const GRID = 1e-4;

/** Joins pieces that share an end into the longest lines; a line that ends where it begins is a ring. */
export function joinLines(pieces: readonly Line[]): Line[] {
  const open = new Set<Line>(pieces.filter(({ length }) => length > 1));
  const byEnd = new Map<string, Line[]>();
  for (const piece of open) {
    for (const end of [piece[0], piece.at(-1)]) {
      if (end === undefined) continue;
      const key = cellOf(end);
      byEnd.set(key, [...(byEnd.get(key) ?? []), piece]);
    }
  }
  const continuation = (end: Position): Position[] | null => {
    for (const key of cellsAround(end)) {
      const next = byEnd.get(key)?.find((piece) => open.has(piece));
      if (next === undefined) continue;
      open.delete(next);
      return cellsAround(end).includes(cellOf(next[0] ?? end)) ? [...next] : next.toReversed();
    }
    return null;
  };
  const extend = (line: Position[]): Position[] => {
    for (;;) {
      const end = line.at(-1);
      const next = end === undefined || isRing(line) ? null : continuation(end);
      if (next === null) return line;
      for (const position of next.slice(1)) line.push(position);
    }
  };
  return pieces.flatMap((piece) => {
    if (!open.delete(piece)) return [];
    const backwards = extend([...piece]).toReversed();
    return [extend(backwards).toReversed()];
  });
}

export function isRing(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 3 && first !== undefined && last !== undefined && cellsAround(first).includes(cellOf(last));
}

function cellOf([longitude, latitude]: Position, east = 0, north = 0): string {
  // 180° east is 180° west.
  const column = (Math.round(longitude / GRID) + east) % Math.round(360 / GRID);
  return `${column < 0 ? column + Math.round(360 / GRID) : column} ${Math.round(latitude / GRID) + north}`;
}

function cellsAround(position: Position): string[] {
  return [0, -1, 1].flatMap((east) => [0, -1, 1].map((north) => cellOf(position, east, north)));
}
