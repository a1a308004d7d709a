import { isRecord } from '#domain/core/is-record.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { passing, readStored, removeStored, writeStored } from '#lib/stored-json.ts';

/** Draft of a form, kept as long as its tab. */
export interface FormDraft {
  /** The idempotency key of the form. */
  readonly key: string;
  /** When the visitor first used it, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The fields; the reader checks each of them. */
  readonly values: unknown;
}

const nameOf = (id: string): string => `form:${id}`;

/** The draft of the form with this id; null when there is none or it is invalid. */
export function readDraft(id: string): FormDraft | null {
  const draft = readStored(passing, nameOf(id));
  if (!isRecord(draft)) return null;
  const { key, startedAt, values } = draft;
  if (typeof key !== 'string' || !isUuid(key) || typeof startedAt !== 'number') return null;
  return { key, startedAt, values };
}

export function hasDraft(id: string): boolean {
  return readDraft(id) !== null;
}

/** Stores a draft under the form's id; a form works without one. Not for forms with passwords. */
export function writeDraft(id: string, draft: FormDraft): void {
  writeStored(passing, nameOf(id), draft);
}

export function forgetDraft(id: string): void {
  removeStored(passing, nameOf(id));
}
