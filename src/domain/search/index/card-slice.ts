import type { Picture } from '#domain/media/picture.ts';

/** The fields of a picture that a card needs. */
export type CardPicture = Pick<Picture, 'id' | 'width' | 'height' | 'widths' | 'tones' | 'alt'>;

/** The fields of a card that the index does not have; fetched for visible cards, CARDS_PER_SLICE rows at a time. */
export interface CardDetail {
  /** Id of the property. */
  id: string;
  /** Null for none. */
  picture: CardPicture | null;
}

/** A picture as written in a slice. */
type PackedPicture = [id: string, width: number, height: number, widths: readonly number[], tones: string, alt: string];

/** Packs the details of one slice in the order of its rows. */
export function packSlice(details: readonly CardDetail[]): [id: string, picture: PackedPicture | null][] {
  return details.map(({ id, picture }) => {
    if (picture === null) return [id, null];
    return [id, [picture.id, picture.width, picture.height, picture.widths, picture.tones, picture.alt]];
  });
}

function fail(): never {
  throw new TypeError('expected a slice of cards');
}

function readPicture(value: unknown): CardPicture | null {
  if (value === null) return null;
  const [id, width, height, widths, tones, alt]: unknown[] = Array.isArray(value) ? value : fail();
  if (typeof id !== 'string' || typeof width !== 'number' || typeof height !== 'number') return fail();
  if (!Array.isArray(widths) || typeof tones !== 'string' || typeof alt !== 'string') return fail();
  const sizes: unknown[] = widths;
  if (!sizes.every((size) => typeof size === 'number')) return fail();
  return { id, width, height, widths: sizes, tones, alt };
}

/** Unpacks the JSON of a slice; throws when it is invalid. */
export function unpackSlice(json: unknown): CardDetail[] {
  if (!Array.isArray(json)) return fail();
  return json.map((entry: unknown) => {
    const [id, picture]: unknown[] = Array.isArray(entry) ? entry : fail();
    if (typeof id !== 'string') return fail();
    return { id, picture: readPicture(picture) };
  });
}
