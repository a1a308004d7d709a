/** Words of short lists of texts. */
export const LINE_LIST_TEXT = {
  add: (entry: string) => `Add ${entry}`,
  remove: (entry: string, place: number) => `Remove ${entry} ${place}`,
  up: (entry: string, place: number) => `Move ${entry} ${place} up`,
  raise: (name: string) => `Move ${name} up`,
  take: (name: string) => `Remove ${name}`,
} as const;
