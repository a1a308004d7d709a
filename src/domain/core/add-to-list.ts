/** Adds a text to a list: 'added list items are trimmed and duplicates ignored' (admin specification, section 5). */
export function addToList(list: readonly string[], text: string): readonly string[] {
  const added = text.trim();
  return added === '' || list.includes(added) ? list : [...list, added];
}
