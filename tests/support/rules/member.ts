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

/** Timestamp of prepared documents. */
const BEFORE = Timestamp.fromMillis(Date.UTC(2026, 0, 2));

export function newPropertyId(): string {
  return randomUUID();
}

/** Reference to users/{uid} with the permissions of this actor. */
export function profileOf(actor: Pick<Actor, 'firestore'>, uid: string): DocumentReference {
  return doc(actor.firestore, 'users', uid);
}

/** Reference to users/{uid}/favorites/{propertyId} with the permissions of this actor. */
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

/** A favourite as the site writes it. */
export function newFavorite(propertyId: string): Record<string, unknown> {
  return { propertyId, createdAt: serverTimestamp() };
}

export function without(document: Record<string, unknown>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
}

/** Change of the profile when a favourite is added (1) or removed (-1). */
export function countStep(step: number, propertyId: string): Record<string, unknown> {
  return { favoritesCount: increment(step), lastFavoriteId: propertyId, updatedAt: serverTimestamp() };
}

/** The batch with which the site adds a favourite. */
export function adding(actor: Pick<Actor, 'firestore'>, uid: string, propertyId: string): WriteBatch {
  return writeBatch(actor.firestore)
    .set(favoriteOf(actor, uid, propertyId), newFavorite(propertyId))
    .update(profileOf(actor, uid), countStep(1, propertyId));
}

/** The batch with which the site removes a favourite. */
export function removing(actor: Actor, uid: string, propertyId: string): WriteBatch {
  return writeBatch(actor.firestore)
    .delete(favoriteOf(actor, uid, propertyId))
    .update(profileOf(actor, uid), countStep(-1, propertyId));
}

/** Writes a member's profile and favourites without rules; null deletes them. */
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
