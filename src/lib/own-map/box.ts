/** A rectangle on a drawing or a screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
