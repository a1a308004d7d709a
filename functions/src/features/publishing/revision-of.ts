/** Revision of a copy as it is stored; 0 when there is none. */
export function revOf(copy: object | null): number {
  return copy !== null && 'rev' in copy ? Number(copy.rev) : 0;
}
