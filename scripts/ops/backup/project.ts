import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { MendableError } from '#scripts/dev/setup/fixable-error.mjs';

/** A bucket of files. */
export type Bucket = ReturnType<Storage['bucket']>;

/** A project and the ways to what it stores. */
export interface Project {
  /** Its id. */
  readonly id: string;
  /** Name of its database in the REST interface, with which names of documents begin. */
  readonly documents: string;
  /** Address of its database in the REST interface. */
  readonly database: string;
  /** Address of its accounts in the REST interface. */
  readonly accounts: string;
  /** Its files. */
  readonly bucket: Bucket;
  /** Address of its files in the REST interface. */
  readonly files: string;
  /** The header that opens these doors. */
  readonly authorization: () => Promise<string>;
  /** Closes the connection. */
  readonly close: () => Promise<void>;
}

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];

/** Opens a project: that of the emulators when the environment names all three, else a real one by its default credentials. */
export function openProject(id: string, bucketName: string | undefined): Project {
  const [firestore, auth, storage] = EMULATORS.map((name) => process.env[name]);
  const named = EMULATORS.filter((name) => process.env[name] !== undefined);
  if (named.length > 0 && named.length < EMULATORS.length) {
    throw new MendableError(`The environment names ${named.join(', ')}, but not all three emulators: set all or none.`);
  }
  const isEmulated = named.length > 0;
  if (!isEmulated && id.startsWith('demo-')) {
    throw new MendableError(`${id} lives in emulators: copy the lines that 'npm run emulators' prints.`);
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
      // The word by which emulators know who may do everything.
      isEmulated ? 'Bearer owner' : `Bearer ${(await applicationDefault().getAccessToken()).access_token}`,
    close: () => deleteApp(app),
  };
}
