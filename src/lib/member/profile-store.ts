import {
  requestFirestore,
  atCommit,
  commitAsMember,
  documentsName,
  fieldOf,
  FirestoreRejection,
  profileName,
  unreadable,
} from './firestore-rest.ts';
import { memberToken } from './session.ts';

export async function saveName(name: string): Promise<void> {
  await ensureProfile();
  await commitAsMember((profile) => [nameWrite(profile, name)]);
}

/** Fetches the member's name; '' when there is none. */
export async function fetchName(): Promise<string> {
  return (await fetchStoredName()) ?? '';
}

let ensured: { uid: string; profile: Promise<void> } | null = null;

/**
 * Makes sure that a profile exists: it counts the favourites, and the rules reject writes without it. Checked once per
 * page and member, and concurrent calls share one check: two creations at once would reject each other.
 */
export async function ensureProfile(): Promise<void> {
  const { uid } = await memberToken();
  if (ensured?.uid !== uid) {
    const profile = createMissingProfile();
    ensured = { uid, profile };
    // A failure is not cached, so that the next call retries.
    profile.catch(() => (ensured = null));
  }
  return ensured.profile;
}

async function createMissingProfile(): Promise<void> {
  if ((await fetchStoredName()) !== null) return;
  try {
    await commitAsMember((profile) => [creation(profile, '')]);
  } catch (error) {
    // Another tab may have created it.
    if (!(error instanceof FirestoreRejection) || error.code === 'offline' || (await fetchStoredName()) === null)
      throw error;
  }
}

/**
 * The name in the profile; null when there is no profile. A batch request, because a missing document is no error
 * there.
 */
async function fetchStoredName(): Promise<string | null> {
  const response = await requestFirestore(
    () => `${documentsName()}:batchGet`,
    (uid) => ({ documents: [profileName(uid)], mask: { fieldPaths: ['name'] } }),
  );
  if (!Array.isArray(response)) throw unreadable();
  const [first]: unknown[] = response;
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
