/** The functions that save the texts which a screen has not stored yet, by field: a field adds and removes itself. */
export type UnsavedTexts = Map<string, () => Promise<void>>;

/** Saves what is not stored yet; a text that was rejected stays unsaved. */
export async function saveTexts(unsaved: UnsavedTexts): Promise<void> {
  await Promise.all(Array.from(unsaved.values(), (save) => save()));
}
