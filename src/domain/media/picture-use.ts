import * as z from 'zod';
import { pictureSchema } from './picture.ts';

/** A place in a document where a picture stands. */
export interface PicturePlace {
  /** The picture. */
  readonly pictureId: string;
  /** The field, with the position within a list from 0: 'hero', 'gallery.3'. */
  readonly place: string;
}

/** pictureUses/{collection}~{id} as read: the pictures in one document, kept so that a query finds the documents of a picture. */
export const pictureUseSchema = z.strictObject({
  /** Collection of the document. */
  collection: z.string().min(1),
  /** Its id. */
  documentId: z.string().min(1),
  /** What editors call it. */
  title: z.string(),
  /** The pictures in it, once each. */
  pictureIds: z.array(pictureSchema.shape.id),
  /** Where they stand, in the order of the document. */
  places: z.array(z.strictObject({ pictureId: pictureSchema.shape.id, place: z.string().min(1) })),
});

/** The pictures in one document. */
export type PictureUse = z.infer<typeof pictureUseSchema>;

/** Finds every picture within a document, whatever fields it stands in. */
export function picturesIn(document: unknown, path = ''): PicturePlace[] {
  if (Array.isArray(document)) return document.flatMap((item, index) => picturesIn(item, within(path, String(index))));
  if (typeof document !== 'object' || document === null) return [];
  const picture = pictureSchema.safeParse(document);
  if (picture.success) return [{ pictureId: picture.data.id, place: path }];
  return Object.entries(document).flatMap(([name, value]) => picturesIn(value, within(path, name)));
}

/** The use of pictures in a document, as it is kept; null when it has none. */
export function pictureUseOf(collection: string, documentId: string, document: unknown): PictureUse | null {
  const places = picturesIn(document);
  if (places.length === 0) return null;
  const pictureIds = [...new Set(places.map(({ pictureId }) => pictureId))];
  return { collection, documentId, title: titleOf(document) ?? documentId, pictureIds, places };
}

/** A document without a picture: out of lists, and null where it stood alone. */
export function withoutPicture(
  document: Readonly<Record<string, unknown>>,
  pictureId: string,
): Record<string, unknown> {
  const holds = (value: unknown): boolean => picturesIn(value).some((found) => found.pictureId === pictureId);
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      if (!holds(value)) return [name, value];
      return [name, Array.isArray(value) ? value.filter((item) => !holds(item)) : null];
    }),
  );
}

const titledSchema = z.union([
  z.looseObject({ title: z.string() }).transform(({ title }) => title),
  z.looseObject({ name: z.string() }).transform(({ name }) => name),
]);

/** What editors call a document; undefined when it has no name. A person has a title too, but is called by the name. */
export function titleOf(document: unknown): string | undefined {
  const person = z.looseObject({ name: z.string(), department: z.string() }).safeParse(document);
  if (person.success) return person.data.name;
  const titled = titledSchema.safeParse(document);
  return titled.success ? titled.data : undefined;
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
