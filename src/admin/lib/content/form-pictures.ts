import { pictureSchema, type Picture } from '#domain/media/picture.ts';

/** The picture in a field of a form, as it stands there: parsing would trim the words that are just being typed. */
export function pictureOf(value: unknown): Picture | null {
  return isPicture(value) ? value : null;
}

/** The pictures in a field of a form, as they stand there. */
export function picturesOf(value: unknown): readonly Picture[] {
  return Array.isArray(value) ? value.filter(isPicture) : [];
}

/** Pictures in the order of these names; those that came since the order was made stand at the end. */
export function inOrderOf<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): readonly Entry[] {
  const named = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [...named, ...entries.filter(({ id }) => !ids.includes(id))];
}

function isPicture(value: unknown): value is Picture {
  return pictureSchema.safeParse(value).success;
}
