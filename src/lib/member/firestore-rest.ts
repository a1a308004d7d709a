import { isRecord } from '#domain/core/is-record.ts';
import { memberToken } from './session.ts';
import { SessionEnded } from './session-ended.ts';

// Firestore's REST interface: the three operations of members need 2 kB instead of the 28 of firestore/lite
// (docs/decisions/0006).

/** Why Firestore rejected a request. */
export type RejectionCode = 'denied' | 'missing' | 'offline' | 'failed';

export class FirestoreRejection extends Error {
  readonly code: RejectionCode;

  /** `cause` has the details. */
  constructor(code: RejectionCode, cause?: unknown) {
    super(`Firestore: ${code}`, { cause });
    this.name = 'FirestoreRejection';
    this.code = code;
  }
}

const SERVICE = 'https://firestore.googleapis.com';

/** Resource name of all documents, without a leading slash. */
export function documentsName(): string {
  return `projects/${import.meta.env.FIREBASE_CLIENT.projectId}/databases/(default)/documents`;
}

/** Resource name of the member's profile, without a leading slash. */
export function profileName(uid: string): string {
  return `${documentsName()}/users/${encodeURIComponent(uid)}`;
}

/** Sends a request to Firestore as the member; `path` gets the member's id. A rejected token is renewed once. */
export async function requestFirestore(
  path: (uid: string) => string,
  body?: (uid: string) => unknown,
): Promise<unknown> {
  const first = await send(await memberToken(), path, body);
  const response = first.status === 401 ? await send(await memberToken(true), path, body) : first;
  if (response.ok) return response.json();
  const cause = `${response.status} ${await response.text()}`;
  if (response.status === 401) throw new SessionEnded(cause);
  if (response.status === 403) throw new FirestoreRejection('denied', cause);
  throw new FirestoreRejection(response.status === 404 ? 'missing' : 'failed', cause);
}

async function send(
  { uid, token }: { uid: string; token: string },
  path: (uid: string) => string,
  body?: (uid: string) => unknown,
): Promise<Response> {
  const origin = import.meta.env.FIREBASE_CLIENT.emulators?.firestore ?? SERVICE;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const init: RequestInit =
    body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body(uid)) };
  try {
    return await fetch(`${origin}/v1/${path(uid)}`, init);
  } catch (error) {
    throw new FirestoreRejection('offline', error);
  }
}

/** Commits writes as the member, all of them or none. */
export function commitAsMember(writes: (profile: string) => unknown[]): Promise<unknown> {
  return requestFirestore(
    () => `${documentsName()}:commit`,
    (uid) => ({ writes: writes(profileName(uid)) }),
  );
}

/** The transform that sets a field to the time of the commit. */
export function atCommit(fieldPath: string): { fieldPath: string; setToServerValue: 'REQUEST_TIME' } {
  return { fieldPath, setToServerValue: 'REQUEST_TIME' };
}

/** A field of a response; undefined when there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** The error for a response in an unexpected format. */
export function unreadable(): FirestoreRejection {
  return new FirestoreRejection('failed', 'Unexpected format of the response');
}
