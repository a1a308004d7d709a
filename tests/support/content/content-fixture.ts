import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { deleteApp } from 'firebase-admin/app';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { openAccountFixture, type Account, type AccountRole } from '#support/accounts/actors.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/api-calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

type AuditEntry = z.output<typeof auditEntrySchema>;

const SCHEMAS: { readonly [Kind in ContentKind]: z.ZodType<WorkingCopy<Kind>> } = WORKING_SCHEMAS;

/** A desk at which a test changes content over the API and looks at what is stored; it tidies up behind itself. */
export interface ContentFixture {
  /** The database, for what only a test may do. */
  readonly firestore: Firestore;
  /** The editor who sits here. */
  readonly editor: Account;
  /** Calls the API as the editor. */
  readonly call: (method: string, path: string, body?: object) => Promise<Response>;
  /** Calls it as somebody else. */
  readonly callAs: (account: Account, method: string, path: string, body?: object) => Promise<Response>;
  /** Opens another account. */
  readonly open: (role: AccountRole) => Promise<Account>;
  /** A working copy as it is stored; null when there is none. */
  readonly stored: <Kind extends ContentKind>(kind: Kind, id: string) => Promise<WorkingCopy<Kind> | null>;
  /** What the audit log says of a document, by revision, or in any order of a collection. */
  readonly audit: (target: string) => Promise<AuditEntry[]>;
  /** Deletes a document when the tests are done. */
  readonly forget: (kind: ContentKind, id: string) => void;
  /** Puts a kind back as it is now when the tests are done. */
  readonly keep: (kind: ContentKind) => Promise<void>;
  /** Tidies up. */
  readonly close: () => Promise<void>;
}

/** Opens a desk. */
export async function openContentFixture(): Promise<ContentFixture> {
  const environment = readEmulatorEnvironment();
  const admin = openAdminApp(environment);
  const firestore = openAdminFirestore(admin);
  const accountFixture = openAccountFixture(environment);
  const editor = await accountFixture.open('editor');
  const created: { kind: ContentKind; id: string }[] = [];
  const kept: { path: string; data: DocumentData }[] = [];

  async function callAs(account: Account, method: string, path: string, body?: object): Promise<Response> {
    const headers = { Authorization: `Bearer ${await account.idToken()}`, 'Content-Type': 'application/json' };
    return callSite(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }

  async function stored<Kind extends ContentKind>(kind: Kind, id: string): Promise<WorkingCopy<Kind> | null> {
    const found = await firestore.doc(`${CONTENT_KINDS[kind].working}/${id}`).get();
    return found.exists ? SCHEMAS[kind].parse(found.data()) : null;
  }

  async function audit(target: string): Promise<AuditEntry[]> {
    const { docs } = await firestore.collection('auditLog').where('target', '==', target).get();
    const entries = docs.map((entry) => auditEntrySchema.parse(entry.data()));
    return entries.toSorted((one, other) => one.at.localeCompare(other.at));
  }

  async function keep(kind: ContentKind): Promise<void> {
    const { docs } = await firestore.collection(CONTENT_KINDS[kind].working).get();
    kept.push(...docs.map((found) => ({ path: found.ref.path, data: found.data() })));
  }

  async function close(): Promise<void> {
    for (const { kind, id } of created) {
      await firestore.doc(`${CONTENT_KINDS[kind].working}/${id}`).delete();
      await firestore.doc(pictureUsePath(CONTENT_KINDS[kind].working, id)).delete();
    }
    for (const { path, data } of kept) await firestore.doc(path).set(data);
    await accountFixture.close();
    await deleteApp(admin);
  }

  return {
    ...{ firestore, editor, callAs, stored, audit, keep, close },
    call: (method, path, body) => callAs(editor, method, path, body),
    open: (role) => accountFixture.open(role),
    forget: (kind, id) => void created.push({ kind, id }),
  };
}
