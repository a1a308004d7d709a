export const LINE_LIST_TEXT = {
  add: (entry: string) => `Add ${entry}`,
  remove: (entry: string, place: number) => `Remove ${entry} ${place}`,
  up: (entry: string, place: number) => `Move ${entry} ${place} up`,
  moveUp: (name: string) => `Move ${name} up`,
  removeNamed: (name: string) => `Remove ${name}`,
} as const;
