import { randomUUID } from 'node:crypto';
import {
  doc,
  increment,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { Timestamp, type Firestore as AdminFirestore } from 'firebase-admin/firestore';
import type { Actor } from './actors.ts';

/** When prepared documents were last written. */
const BEFORE = Timestamp.fromMillis(Date.UTC(2026, 0, 2));

/** A favourite's id of the right form. */
export function newPropertyId(): string {
  return randomUUID();
}

/** The profile at users/{uid}, in the hands of this actor. */
export function profileOf(actor: Pick<Actor, 'firestore'>, uid: string): DocumentReference {
  return doc(actor.firestore, 'users', uid);
}

/** The favourite at users/{uid}/favorites/{propertyId}, in the hands of this actor. */
export function favoriteOf(actor: Pick<Actor, 'firestore'>, uid: string, propertyId: string): DocumentReference {
  return doc(actor.firestore, 'users', uid, 'favorites', propertyId);
}

/** A profile as registration writes it. */
export function newProfile(): Record<string, unknown> {
  return {
    name: 'Test member',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    favoritesCount: 0,
    lastFavoriteId: null,
  };
}

/** A favourite as the heart writes it. */
export function newFavorite(propertyId: string): Record<string, unknown> {
  return { propertyId, createdAt: serverTimestamp() };
}

/** The same document with one field left out. */
export function without(document: Record<string, unknown>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
}

/** The profile's half of adding (1) or removing (-1) a favourite. */
export function countStep(step: number, propertyId: string): Record<string, unknown> {
  return { favoritesCount: increment(step), lastFavoriteId: propertyId, updatedAt: serverTimestamp() };
}

/** The batch that adds a favourite, as the heart commits it. */
export function adding(actor: Pick<Actor, 'firestore'>, uid: string, propertyId: string): WriteBatch {
  return writeBatch(actor.firestore)
    .set(favoriteOf(actor, uid, propertyId), newFavorite(propertyId))
    .update(profileOf(actor, uid), countStep(1, propertyId));
}

/** The batch that removes a favourite, as the heart commits it. */
export function removing(actor: Actor, uid: string, propertyId: string): WriteBatch {
  return writeBatch(actor.firestore)
    .delete(favoriteOf(actor, uid, propertyId))
    .update(profileOf(actor, uid), countStep(-1, propertyId));
}

/** Puts a member's documents in this state without rules: a profile with a count and these favourites, or nothing at all. */
export async function prepareMember(
  firestore: AdminFirestore,
  uid: string,
  state: { favoritesCount: number; favorites: readonly string[] } | null,
): Promise<void> {
  const profile = firestore.collection('users').doc(uid);
  const batch = firestore.batch();
  for (const favorite of await profile.collection('favorites').listDocuments()) batch.delete(favorite);
  if (state === null) {
    batch.delete(profile);
  } else {
    const { favoritesCount, favorites } = state;
    const lastFavoriteId = favorites.at(-1) ?? null;
    batch.set(profile, { name: 'Test member', createdAt: BEFORE, updatedAt: BEFORE, favoritesCount, lastFavoriteId });
    for (const propertyId of favorites) {
      batch.set(profile.collection('favorites').doc(propertyId), { propertyId, createdAt: BEFORE });
    }
  }
  await batch.commit();
}
