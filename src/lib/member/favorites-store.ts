import {
  requestFirestore,
  atCommit,
  commitAsMember,
  fieldOf,
  FirestoreRejection,
  profileName,
  unreadable,
} from './firestore-rest.ts';
import { ensureProfile } from './profile-store.ts';

/** Fetches the ids of the member's favourites, newest first. */
export async function fetchFavorites(): Promise<string[]> {
  const ids: string[] = [];
  let page: string | null = '';
  while (page !== null) {
    const { names, next } = await fetchPage(page);
    ids.push(...names.map((name) => name.slice(name.lastIndexOf('/') + 1)));
    page = next;
  }
  return ids;
}

async function fetchPage(token: string): Promise<{ names: string[]; next: string | null }> {
  const query = `pageSize=300&orderBy=createdAt%20desc&pageToken=${encodeURIComponent(token)}`;
  return readList(await requestFirestore((uid) => `${profileName(uid)}/favorites?${query}`));
}

/**
 * Adds or removes a favourite: one commit of two writes that depend on each other (docs/decisions/0006). Adding a
 * present favourite and removing a missing one succeed.
 */
export async function commitFavorite(id: string, saved: boolean): Promise<void> {
  await ensureProfile();
  try {
    await commitAsMember((profile) => favoriteWrites(profile, id, saved));
  } catch (error) {
    if (!(error instanceof FirestoreRejection) || error.code === 'offline') throw error;
    if ((await fetchFavorites()).includes(id) !== saved) throw error;
  }
}

function favoriteWrites(profile: string, id: string, saved: boolean): unknown[] {
  const name = `${profile}/favorites/${id}`;
  const favorite = saved
    ? { update: { name, fields: { propertyId: { stringValue: id } } }, updateTransforms: [atCommit('createdAt')] }
    : { delete: name };
  const count = {
    update: { name: profile, fields: { lastFavoriteId: { stringValue: id } } },
    updateMask: { fieldPaths: ['lastFavoriteId'] },
    updateTransforms: [
      { fieldPath: 'favoritesCount', increment: { integerValue: saved ? '1' : '-1' } },
      atCommit('updatedAt'),
    ],
    currentDocument: { exists: true },
  };
  return [favorite, count];
}

function readList(response: unknown): { names: string[]; next: string | null } {
  const documents = fieldOf(response, 'documents') ?? [];
  const next = fieldOf(response, 'nextPageToken') ?? null;
  if (!Array.isArray(documents) || !(next === null || typeof next === 'string')) throw unreadable();
  const names = documents.map((document: unknown) => {
    const name = fieldOf(document, 'name');
    if (typeof name !== 'string') throw unreadable();
    return name;
  });
  return { names, next };
}
