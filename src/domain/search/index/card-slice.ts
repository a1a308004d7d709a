import { isRecord } from '#domain/core/is-record.ts';
import { pickFields } from '#domain/core/pick-fields.ts';
import type { Picture } from '#domain/media/picture.ts';

const PICTURE_FIELDS = ['id', 'width', 'height', 'widths', 'tones', 'alt'] as const;

/** The fields of a picture that a card needs. */
export type CardPicture = Pick<Picture, (typeof PICTURE_FIELDS)[number]>;

/** The fields of a card that the index does not have; fetched for visible cards, CARDS_PER_SLICE rows at a time. */
export interface CardDetail {
  /** Id of the property. */
  id: string;
  /** Null for none. */
  picture: CardPicture | null;
}

/** Makes the details of a card, with no more of its picture than the card needs. */
export function cardDetail(id: string, picture: Picture | null): CardDetail {
  return { id, picture: picture && pickFields(picture, PICTURE_FIELDS) };
}

/** Reads the JSON of a slice; throws when it is invalid. */
export function readSlice(json: unknown): CardDetail[] {
  if (!Array.isArray(json) || !json.every(isDetail)) throw new TypeError('expected a slice of cards');
  return json;
}

function isDetail(value: unknown): value is CardDetail {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  return value['picture'] === null || isPicture(value['picture']);
}

function isPicture(value: unknown): value is CardPicture {
  if (!isRecord(value)) return false;
  const { id, tones, alt, width, height, widths } = value;
  const hasTexts = [id, tones, alt].every((text) => typeof text === 'string');
  const numbers: unknown[] = Array.isArray(widths) ? [width, height, ...widths] : [];
  return hasTexts && numbers.length > 2 && numbers.every((number) => typeof number === 'number');
}
