import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { Picture } from '#domain/media/picture.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { deleteApp } from 'firebase-admin/app';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { openAccountFixture, type Account, type AccountRole } from '#support/accounts/fixture.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { storeLibraryPicture } from '#support/media/library-picture.ts';

type AuditEntry = z.output<typeof auditEntrySchema>;

const SCHEMAS: { readonly [Kind in ContentKind]: z.ZodType<WorkingCopy<Kind>> } = WORKING_SCHEMAS;

/** Changes content over the API as an editor and reads what is stored; restores everything when it closes. */
export interface ContentFixture {
  readonly firestore: Firestore;
  readonly editor: Account;
  /** Calls the API as the editor. */
  readonly call: (method: string, path: string, body?: object) => Promise<Response>;
  readonly callAs: (account: Account, method: string, path: string, body?: object) => Promise<Response>;
  readonly openAccount: (role: AccountRole) => Promise<Account>;
  /** Reads a working copy; null when there is none. */
  readonly readDocument: <Kind extends ContentKind>(kind: Kind, id: string) => Promise<WorkingCopy<Kind> | null>;
  /** Entries of the audit log on a document or collection, oldest first. */
  readonly readAudit: (target: string) => Promise<AuditEntry[]>;
  /** Adds a picture to the library, which loses it when the fixture closes. */
  readonly storePicture: () => Promise<Picture>;
  /** Deletes a document when the fixture closes. */
  readonly deleteAfterwards: (kind: ContentKind, id: string) => void;
  /** Restores all documents of a kind to their present state when the fixture closes. */
  readonly restoreAfterwards: (kind: ContentKind) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openContentFixture(): Promise<ContentFixture> {
  const environment = readEmulatorEnvironment();
  const app = openAdminApp(environment);
  const firestore = openAdminFirestore(app);
  const accounts = openAccountFixture(environment);
  const editor = await accounts.open('editor');
  const created: { kind: ContentKind; id: string }[] = [];
  const pictures: Awaited<ReturnType<typeof storeLibraryPicture>>[] = [];
  const saved: { path: string; data: DocumentData }[] = [];

  async function callAs(account: Account, method: string, path: string, body?: object): Promise<Response> {
    const headers = { Authorization: `Bearer ${await account.idToken()}`, 'Content-Type': 'application/json' };
    return callSite(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }

  async function readDocument<Kind extends ContentKind>(kind: Kind, id: string): Promise<WorkingCopy<Kind> | null> {
    const found = await firestore.doc(`${CONTENT_KINDS[kind].working}/${id}`).get();
    return found.exists ? SCHEMAS[kind].parse(found.data()) : null;
  }

  async function readAudit(target: string): Promise<AuditEntry[]> {
    const { docs } = await firestore.collection('auditLog').where('target', '==', target).get();
    const entries = docs.map((entry) => auditEntrySchema.parse(entry.data()));
    return entries.toSorted((one, other) => one.at.localeCompare(other.at));
  }

  async function restoreAfterwards(kind: ContentKind): Promise<void> {
    const { docs } = await firestore.collection(CONTENT_KINDS[kind].working).get();
    saved.push(...docs.map((found) => ({ path: found.ref.path, data: found.data() })));
  }

  async function storePicture(): Promise<Picture> {
    const stored = await storeLibraryPicture(firestore);
    pictures.push(stored);
    return stored.picture;
  }

  async function close(): Promise<void> {
    for (const { kind, id } of created) {
      await firestore.doc(`${CONTENT_KINDS[kind].working}/${id}`).delete();
      await firestore.doc(pictureUsePath(CONTENT_KINDS[kind].working, id)).delete();
    }
    for (const { remove } of pictures) await remove();
    for (const { path, data } of saved) await firestore.doc(path).set(data);
    await accounts.close();
    await deleteApp(app);
  }

  return {
    ...{ firestore, editor, callAs, readDocument, readAudit, restoreAfterwards, storePicture, close },
    call: (method, path, body) => callAs(editor, method, path, body),
    openAccount: (role) => accounts.open(role),
    deleteAfterwards: (kind, id) => void created.push({ kind, id }),
  };
}
