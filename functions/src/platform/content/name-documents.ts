import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { titleOf } from '#domain/media/picture-use.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { workingPath } from './content-transaction.ts';

interface Named {
  readonly id: string;
  readonly document: object | null;
}

const slideSchema = z.object({ image: z.object({ alt: z.string() }), orderIndex: z.int() });
const placeSchema = z.object({ propertyId: z.string() });

/** What people call a document: its title or name; a slide by what it shows, a featured place by its property. */
export async function nameDocument(firestore: Firestore, kind: ContentKind, named: Named): Promise<string> {
  const [name = named.id] = await nameDocuments(firestore, kind, [named]);
  return name;
}

/** Names documents of one kind, in their order. */
export async function nameDocuments(
  firestore: Firestore,
  kind: ContentKind,
  documents: readonly Named[],
): Promise<readonly string[]> {
  const nameOf = kind === 'featured' ? await readPropertyNames(firestore, documents) : nameBySelf;
  const unnamed = CONTENT_KINDS[kind].unnamed ?? '';
  return documents.map((named) => nameOf(named) ?? (unnamed === '' ? named.id : unnamed));
}

function nameBySelf({ document }: Named): string | undefined {
  const title = titleOf(document);
  if (title !== undefined) return title;
  const slide = slideSchema.safeParse(document);
  if (!slide.success) return undefined;
  const { image, orderIndex } = slide.data;
  return image.alt === '' ? `${CONTENT_KINDS.heroImages.unnamed} ${orderIndex}` : image.alt;
}

async function readPropertyNames(
  firestore: Firestore,
  documents: readonly Named[],
): Promise<(named: Named) => string | undefined> {
  // None of one that cannot be read, or that was deleted while the list was being read.
  const propertyOf = ({ document }: Named): string => placeSchema.safeParse(document).data?.propertyId ?? '';
  const ids = [...new Set(documents.map(propertyOf))].filter((id) => id !== '');
  if (ids.length === 0) return () => undefined;
  const found = await firestore.getAll(...ids.map((id) => firestore.doc(workingPath('properties', id))));
  const names = new Map(found.map((property) => [property.id, titleOf(property.data())]));
  return (named) => names.get(propertyOf(named));
}
