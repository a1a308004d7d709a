/** A list with one more text: 'added list items are trimmed and duplicates ignored' (admin specification, section 5). */
export function addToList(list: readonly string[], text: string): readonly string[] {
  const added = text.trim();
  return added === '' || list.includes(added) ? list : [...list, added];
}
