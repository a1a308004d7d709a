import type { Picture } from '#domain/media/picture.ts';

/** The fields of a picture that a card needs. */
export type CardPicture = Pick<Picture, 'id' | 'width' | 'height' | 'widths' | 'tones' | 'alt'>;

/** What a card needs beyond the index: fetched for the cards that are shown, a slice of CARDS_A_SLICE rows at a time. */
export interface CardDetail {
  /** UUID of the property. */
  id: string;
  /** Picture of the card; null for none. */
  picture: CardPicture | null;
}

/** A picture as its slice writes it. */
type PackedPicture = [id: string, width: number, height: number, widths: readonly number[], tones: string, alt: string];

/** Writes the details of one slice, in the order of its rows. */
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

/** Reads what a server answered as a slice; throws on anything else. */
export function unpackSlice(json: unknown): CardDetail[] {
  if (!Array.isArray(json)) return fail();
  return json.map((entry: unknown) => {
    const [id, picture]: unknown[] = Array.isArray(entry) ? entry : fail();
    if (typeof id !== 'string') return fail();
    return { id, picture: readPicture(picture) };
  });
}
