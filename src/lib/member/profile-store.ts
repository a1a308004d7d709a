import {
  askFirestore,
  atCommit,
  commitAsMember,
  documentsName,
  fieldOf,
  FirestoreRefusal,
  profileName,
  unreadable,
} from './firestore-rest.ts';

/** Creates the member's profile; false when there is one already. */
export async function createProfile(name: string): Promise<boolean> {
  try {
    await commitAsMember((profile) => [creation(profile, name)]);
    return true;
  } catch (error) {
    if (error instanceof FirestoreRefusal && error.code !== 'offline') return false;
    throw error;
  }
}

/** Saves the member's name, with the profile when there is none yet. */
export async function saveName(name: string): Promise<void> {
  try {
    await commitAsMember((profile) => [nameWrite(profile, name)]);
  } catch (error) {
    if (!(error instanceof FirestoreRefusal) || error.code === 'offline' || !(await createProfile(name))) throw error;
  }
}

/** Fetches the member's name; '' when none was ever given. */
export async function fetchName(): Promise<string> {
  return (await fetchStoredName()) ?? '';
}

/** Makes sure that there is a profile: favourites are counted in it. */
export async function ensureProfile(): Promise<void> {
  if ((await fetchStoredName()) === null) await createProfile('');
}

/** The name in the profile; null when there is no profile. Asked for as a batch, because a missing document is no error there. */
async function fetchStoredName(): Promise<string | null> {
  const answer = await askFirestore(
    () => `${documentsName()}:batchGet`,
    (uid) => ({ documents: [profileName(uid)], mask: { fieldPaths: ['name'] } }),
  );
  if (!Array.isArray(answer)) throw unreadable();
  const [first]: unknown[] = answer;
  if (typeof fieldOf(first, 'missing') === 'string') return null;
  const name = fieldOf(fieldOf(fieldOf(fieldOf(first, 'found'), 'fields'), 'name'), 'stringValue');
  if (typeof name !== 'string') throw unreadable();
  return name;
}

function creation(profile: string, name: string): unknown {
  return {
    update: {
      name: profile,
      fields: {
        name: { stringValue: name },
        favoritesCount: { integerValue: '0' },
        lastFavoriteId: { nullValue: null },
      },
    },
    updateTransforms: [atCommit('createdAt'), atCommit('updatedAt')],
    currentDocument: { exists: false },
  };
}

function nameWrite(profile: string, name: string): unknown {
  return {
    update: { name: profile, fields: { name: { stringValue: name } } },
    updateMask: { fieldPaths: ['name'] },
    updateTransforms: [atCommit('updatedAt')],
    currentDocument: { exists: true },
  };
}
