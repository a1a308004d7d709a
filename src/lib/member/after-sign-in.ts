import { isRecord } from '#domain/core/is-record.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { passing, readStored, removeStored, writeStored } from '#lib/stored-json.ts';

/** Why a visitor was sent to the sign-in page: to add a favourite, to remove one, or because the session had ended. */
export type SignInReason = 'add' | 'remove' | 'ended';

export interface AfterSignIn {
  /** Decides the text of the sign-in page. */
  readonly reason: SignInReason;
  /** The favourite to add or remove after the sign-in; null for none. */
  readonly favorite: { readonly id: string; readonly saved: boolean } | null;
}

const KEY = 'after-sign-in';
const REASONS: readonly unknown[] = ['add', 'remove', 'ended'] satisfies SignInReason[];

/** Stores what to do after the sign-in, for this tab. */
export function keepForAfterSignIn(waiting: AfterSignIn): void {
  writeStored(passing, KEY, waiting);
}

/** What to do after the sign-in; null for nothing. */
export function waitingForSignIn(): AfterSignIn | null {
  const stored = readStored(passing, KEY);
  if (!isRecord(stored)) return null;
  const { reason, favorite } = stored;
  return isReason(reason) ? { reason, favorite: readFavorite(favorite) } : null;
}

export function dropWaiting(): void {
  removeStored(passing, KEY);
}

function isReason(value: unknown): value is SignInReason {
  return REASONS.includes(value);
}

function readFavorite(stored: unknown): AfterSignIn['favorite'] {
  if (!isRecord(stored)) return null;
  const { id, saved } = stored;
  return typeof id === 'string' && isUuid(id) && typeof saved === 'boolean' ? { id, saved } : null;
}
