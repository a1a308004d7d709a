import { pictureObject } from '#domain/media/picture-path.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { PdfKind } from '#domain/property/pdf/pdf-kinds.ts';
import { logger } from 'firebase-functions';
import sharp from 'sharp';
import { mapLimited } from '#platform/map-limited.ts';
import type { PdfContent } from './pdf-content.ts';

/** A rectangle on a page, in points. */
interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where a photograph stands: the front and back of a brochure, below its facts, between its texts; the head of a scout sheet. */
type Place = 'front' | 'facts' | 'story' | 'back' | 'sheet';

interface PlacedBox extends Box {
  readonly place: Place;
}

/** A photograph with its box. */
export interface Photo extends PlacedBox {
  /** Null when the file is missing or broken: the page shows its colour. */
  readonly jpeg: Uint8Array | null;
  readonly color: string;
}

const FRONT: PlacedBox = { place: 'front', width: 596, height: 560 };
const FACTS: PlacedBox = { place: 'facts', width: 487, height: 270 };
const HALF: PlacedBox = { place: 'story', width: 237, height: 160 };
const COLUMN: PlacedBox = { place: 'story', width: 375, height: 210 };
const BACK: PlacedBox = { place: 'back', width: 596, height: 420 };
const THIRD: PlacedBox = { place: 'sheet', width: 145, height: 98 };

/** The boxes of `count` photographs, in order; the last of three or more is the back of a brochure. */
export function photoBoxes(kind: PdfKind, count: number): readonly PlacedBox[] {
  if (kind === 'scout-sheet') return [THIRD, THIRD];
  const hasBack = count > 2;
  const inside: PlacedBox[] = [FRONT, FACTS, HALF, HALF, HALF, HALF].slice(0, hasBack ? count - 1 : count);
  // In the story they stand in pairs; one without a partner is as wide as the texts.
  const boxes = inside.length === 3 || inside.length === 5 ? inside.with(-1, COLUMN) : inside;
  return hasBack ? [...boxes, BACK] : boxes;
}

/** Pixels of a point: 150 dots an inch, which print well and keep a brochure below a megabyte. */
const PIXELS = 150 / 72;

const QUALITY = 78;
const READ_AT_ONCE = 3;

/** The part of a Storage bucket that photographs need. */
export interface PhotoBucket {
  readonly file: (name: string) => { readonly download: () => Promise<[Buffer]> };
}

/** Reads the photographs of a PDF, cropped to their boxes: the hero first, then the gallery, none twice. */
export function readPhotos(bucket: PhotoBucket, { kind, property }: PdfContent): Promise<Photo[]> {
  const pictures = [...(property.hero === null ? [] : [property.hero]), ...property.gallery];
  const shown = [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
  const planned = photoBoxes(kind, shown.length).flatMap((box, index) => {
    const picture = shown[index];
    return picture === undefined ? [] : [{ picture, box }];
  });
  return mapLimited(planned, READ_AT_ONCE, async ({ picture, box }) => ({
    jpeg: await readPhoto(bucket, picture, box).catch((error: unknown) => {
      logger.error(`The photograph ${picture.id} is missing in the ${kind} of ${property.id}`, error);
      return null;
    }),
    color: picture.color,
    ...box,
  }));
}

async function readPhoto(bucket: PhotoBucket, picture: Picture, box: Box): Promise<Uint8Array> {
  const [width, height] = [Math.round(box.width * PIXELS), Math.round(box.height * PIXELS)];
  // The variant must be wide enough also where it is cropped at the sides.
  const needed = Math.max(width, height * (picture.width / picture.height));
  const variant = picture.widths.find((candidate) => candidate >= needed) ?? Math.max(...picture.widths);
  const [webp] = await bucket.file(pictureObject(picture.id, variant, 'webp')).download();
  return sharp(webp).resize(width, height).jpeg({ quality: QUALITY }).toBuffer();
}
