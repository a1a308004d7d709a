import {
  askFirestore,
  atCommit,
  commitAsMember,
  documentsName,
  fieldOf,
  FirestoreRejection,
  profileName,
  unreadable,
} from './firestore-rest.ts';
import { memberToken } from './session.ts';

/** Saves the member's name. */
export async function saveName(name: string): Promise<void> {
  await ensureProfile();
  await commitAsMember((profile) => [nameWrite(profile, name)]);
}

/** Fetches the member's name; '' when none was ever given. */
export async function fetchName(): Promise<string> {
  return (await fetchStoredName()) ?? '';
}

let ensured: { uid: string; profile: Promise<void> } | null = null;

/**
 * Makes sure that there is a profile: favourites are counted in it, and rules refuse what names none. Asked once a page
 * and member, and whoever asks meanwhile waits: two that create it at once would refuse each other.
 */
export async function ensureProfile(): Promise<void> {
  const { uid } = await memberToken();
  if (ensured?.uid !== uid) {
    const profile = createMissingProfile();
    ensured = { uid, profile };
    // Not kept: the next who asks tries again.
    profile.catch(() => (ensured = null));
  }
  return ensured.profile;
}

async function createMissingProfile(): Promise<void> {
  if ((await fetchStoredName()) !== null) return;
  try {
    await commitAsMember((profile) => [creation(profile, '')]);
  } catch (error) {
    // Another tab may have been quicker.
    if (!(error instanceof FirestoreRejection) || error.code === 'offline' || (await fetchStoredName()) === null)
      throw error;
  }
}

/** The name in the profile; null when there is no profile. Asked for as a batch, because a missing document is no error there. */
async function fetchStoredName(): Promise<string | null> {
  const response = await askFirestore(
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
