import { isUuid } from '#domain/core/uuid.ts';
import { passing, readStored, removeStored, writeStored } from './stored-json.ts';

/** Why somebody was led to the sign-in page: to add a favourite, to remove one, or because the session had ended. */
export type SignInReason = 'add' | 'remove' | 'ended';

/** What waits for the sign-in. */
export interface AfterSignIn {
  /** What the sign-in page says. */
  readonly reason: SignInReason;
  /** The favourite to add or remove on return; null when there is none. */
  readonly favorite: { readonly id: string; readonly saved: boolean } | null;
}

const KEY = 'after-sign-in';
const REASONS: readonly unknown[] = ['add', 'remove', 'ended'] satisfies SignInReason[];

/** Keeps what waits for the sign-in, in this window alone. */
export function keepForAfterSignIn(waiting: AfterSignIn): void {
  writeStored(passing, KEY, waiting);
}

/** What waits for the sign-in; null for nothing. */
export function waitingForSignIn(): AfterSignIn | null {
  const stored = readStored(passing, KEY);
  if (typeof stored !== 'object' || stored === null || !('reason' in stored) || !isReason(stored.reason)) return null;
  return { reason: stored.reason, favorite: 'favorite' in stored ? readFavorite(stored.favorite) : null };
}

/** Nothing waits any more. */
export function dropWaiting(): void {
  removeStored(passing, KEY);
}

function isReason(value: unknown): value is SignInReason {
  return REASONS.includes(value);
}

function readFavorite(stored: unknown): AfterSignIn['favorite'] {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('saved' in stored)) return null;
  const { id, saved } = stored;
  return typeof id === 'string' && isUuid(id) && typeof saved === 'boolean' ? { id, saved } : null;
}
