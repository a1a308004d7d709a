import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { keepsOrder, type Placed } from '#domain/publishing/site-order.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { readRevisions, type CopyRevision } from './read-copy-revisions.ts';

type Copies = ReadonlyMap<string, CopyRevision>;

/** The fields of a kind whose difference no visitor would see: the position, while everything is in the same order. */
export function unseenFields(working: Copies, published: Copies): readonly string[] {
  return keepsOrder(listPlaces(working), listPlaces(published)) ? ['orderIndex'] : [];
}

export async function readUnseenFields(firestore: Firestore, kind: ContentKind): Promise<readonly string[]> {
  if (!('orderIndex' in WORKING_SCHEMAS[kind].shape)) return [];
  const { working, published } = CONTENT_KINDS[kind];
  return unseenFields(...(await Promise.all([readRevisions(firestore, working), readRevisions(firestore, published)])));
}

function listPlaces(copies: Copies): Placed[] {
  return Array.from(copies, ([id, { orderIndex }]) => ({ id, orderIndex }));
}
