import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';

export type Bucket = ReturnType<Storage['bucket']>;

/** A project with the REST URLs of its data. */
export interface Project {
  readonly id: string;
  /** Prefix of document names in the REST API. */
  readonly documents: string;
  /** REST URL of the database. */
  readonly database: string;
  /** REST URL of the accounts. */
  readonly accounts: string;
  readonly bucket: Bucket;
  /** REST URL of the files. */
  readonly files: string;
  /** The Authorization header for these URLs. */
  readonly authorization: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];

/** Opens a project: that of the emulators if the environment names all three, else a real one with default credentials. */
export function openProject(id: string, bucketName: string | undefined): Project {
  const [firestore, auth, storage] = EMULATORS.map((name) => process.env[name]);
  const named = EMULATORS.filter((name) => process.env[name] !== undefined);
  if (named.length > 0 && named.length < EMULATORS.length) {
    throw new FixableError(`The environment names ${named.join(', ')}, but not all three emulators: set all or none.`);
  }
  const isEmulated = named.length > 0;
  if (!isEmulated && id.startsWith('demo-')) {
    throw new FixableError(`${id} lives in emulators: copy the lines that 'npm run emulators' prints.`);
  }
  // Emulators take any id: a restore would say that it is done, and the project would be as empty as before.
  if (isEmulated && !id.startsWith('demo-')) {
    throw new FixableError(`This terminal uses emulators, and ${id} is not in them: open another terminal.`);
  }
  const storageBucket = bucketName ?? (isEmulated ? `${id}.appspot.com` : `${id}.firebasestorage.app`);
  const app = initializeApp({ projectId: id, storageBucket }, `backup ${id} ${Date.now()}`);
  const documents = `projects/${id}/databases/(default)/documents`;
  const identity = `identitytoolkit.googleapis.com/v1/projects/${id}`;
  return {
    ...{ id, documents, bucket: getStorage(app).bucket() },
    database: isEmulated ? `http://${firestore}/v1/${documents}` : `https://firestore.googleapis.com/v1/${documents}`,
    files: `${isEmulated ? `http://${storage}` : 'https://storage.googleapis.com'}/storage/v1/b/${storageBucket}/o`,
    accounts: isEmulated ? `http://${auth}/${identity}` : `https://${identity}`,
    authorization: async () =>
      // Emulators give this token all permissions.
      isEmulated ? 'Bearer owner' : `Bearer ${(await applicationDefault().getAccessToken()).access_token}`,
    close: () => deleteApp(app),
  };
}
