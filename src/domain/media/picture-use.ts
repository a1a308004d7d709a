import * as z from 'zod';
import { pictureSchema } from './picture.ts';

/** A place of a picture in a document. */
export interface PicturePlace {
  readonly pictureId: string;
  /** The field, with the position in a list from 0: 'hero', 'gallery.3'. */
  readonly place: string;
}

/** pictureUses/{collection}~{id} as read: the pictures in one document, stored so that a query finds the documents of a picture. */
export const pictureUseSchema = z.strictObject({
  collection: z.string().min(1),
  documentId: z.string().min(1),
  /** Title or name of the document. */
  title: z.string(),
  /** Each picture once; also one that is named where no picture can be read, which has no place. */
  pictureIds: z.array(pictureSchema.shape.id),
  /** In the order of the document. */
  places: z.array(z.strictObject({ pictureId: pictureSchema.shape.id, place: z.string().min(1) })),
});

export type PictureUse = z.infer<typeof pictureUseSchema>;

/** Finds every picture in a document that can be read, in any field. */
export function findPictures(document: unknown, path = ''): PicturePlace[] {
  if (Array.isArray(document))
    return document.flatMap((item, index) => findPictures(item, within(path, String(index))));
  if (typeof document !== 'object' || document === null) return [];
  const picture = pictureSchema.safeParse(document);
  if (picture.success) return [{ pictureId: picture.data.id, place: path }];
  return Object.entries(document).flatMap(([name, value]) => findPictures(value, within(path, name)));
}

/**
 * Makes the stored use of pictures in a document; null when it has none. Every id in it counts: a picture must not be
 * deleted because the part of the document that shows it cannot be read.
 */
export function makePictureUse(collection: string, documentId: string, document: unknown): PictureUse | null {
  const places = findPictures(document);
  const named = JSON.stringify([document]).match(/\b[0-9a-f]{32}\b/g) ?? [];
  const pictureIds = [...new Set([...places.map(({ pictureId }) => pictureId), ...named])];
  if (pictureIds.length === 0) return null;
  return { collection, documentId, title: titleOf(document) ?? documentId, pictureIds, places };
}

/** Removes a picture from a document: from lists, and with null in single fields. */
export function withoutPicture(
  document: Readonly<Record<string, unknown>>,
  pictureId: string,
): Record<string, unknown> {
  const contains = (value: unknown): boolean => findPictures(value).some((found) => found.pictureId === pictureId);
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      if (!contains(value)) return [name, value];
      return [name, Array.isArray(value) ? value.filter((item) => !contains(item)) : null];
    }),
  );
}

const titledSchema = z.union([
  z.looseObject({ title: z.string() }).transform(({ title }) => title),
  z.looseObject({ name: z.string() }).transform(({ name }) => name),
]);

/** Title or name of a document; undefined when it has neither. A person has a title too, but the name counts. */
export function titleOf(document: unknown): string | undefined {
  const person = z.looseObject({ name: z.string(), department: z.string() }).safeParse(document);
  if (person.success) return person.data.name;
  const titled = titledSchema.safeParse(document);
  return titled.success ? titled.data : undefined;
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
