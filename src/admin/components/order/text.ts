export const ORDER_TEXT = {
  instructions:
    'To move an item, press Space or Enter on its handle, go up and down with the arrow keys, and press Space or Enter again to put it down. Escape leaves it where it was.',
  handle: (name: string) => `Move ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  lifted: (name: string, place: number, count: number) => `Picked up ${name}, position ${place} of ${count}.`,
  over: (name: string, place: number, count: number) => `${name} would be at position ${place} of ${count}.`,
  dropped: (name: string, place: number, count: number) => `${name} is now at position ${place} of ${count}.`,
  rejected: (name: string, place: number, count: number) =>
    `${name} could not be moved: it is at position ${place} of ${count}.`,
  cancelled: (name: string) => `${name} stays where it was.`,
} as const;
