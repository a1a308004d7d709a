import { pictureSchema, type Picture } from '#domain/media/picture.ts';

/** The picture in a form field, unparsed: parsing would trim text while it is being typed. */
export function pictureOf(value: unknown): Picture | null {
  return isPicture(value) ? value : null;
}

/** The pictures in a form field, unparsed. */
export function picturesOf(value: unknown): readonly Picture[] {
  return Array.isArray(value) ? value.filter(isPicture) : [];
}

/** Pictures with another one before `next`; at the end when that is null or gone. */
export function insertPicture(
  pictures: readonly Picture[],
  picture: Picture,
  next: Picture | null,
): readonly Picture[] {
  const place = pictures.findIndex(({ id }) => id === next?.id);
  return place < 0 ? [...pictures, picture] : pictures.toSpliced(place, 0, picture);
}

function isPicture(value: unknown): value is Picture {
  return pictureSchema.safeParse(value).success;
}
