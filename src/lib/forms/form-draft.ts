import { isUuid } from '#domain/core/uuid.ts';

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
  const text = withStorage((storage) => storage.getItem(nameOf(id)));
  return text === null ? null : parseDraft(text);
}

export function hasDraft(id: string): boolean {
  return withStorage((storage) => storage.getItem(nameOf(id))) !== null;
}

/** Stores a draft under the form's id. Not for forms with passwords. */
export function writeDraft(id: string, draft: FormDraft): void {
  withStorage((storage) => {
    storage.setItem(nameOf(id), JSON.stringify(draft));
    return null;
  });
}

export function forgetDraft(id: string): void {
  withStorage((storage) => {
    storage.removeItem(nameOf(id));
    return null;
  });
}

function parseDraft(text: string): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== 'object' || draft === null) return null;
    if (!('key' in draft) || !('startedAt' in draft) || !('values' in draft)) return null;
    const { key, startedAt, values } = draft;
    if (typeof key !== 'string' || !isUuid(key) || typeof startedAt !== 'number') return null;
    return { key, startedAt, values };
  } catch {
    // Another script or an older release wrote it.
    return null;
  }
}

/** Storage may be forbidden or full; a form works without a draft. */
function withStorage(use: (storage: Storage) => string | null): string | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
