import { isUuid } from '#domain/core/uuid.ts';

/** What is kept of a half-filled form while its tab lives. */
export interface FormDraft {
  /** The idempotency key of the form. */
  readonly key: string;
  /** When its visitor first touched it, in milliseconds since 1970. */
  readonly startedAt: number;
  /** What is filled in; whoever restores it checks each field. */
  readonly values: unknown;
}

const nameOf = (id: string): string => `form:${id}`;

/** The draft of the form with this id; null when there is none that can be read. */
export function readDraft(id: string): FormDraft | null {
  const text = withStorage((storage) => storage.getItem(nameOf(id)));
  return text === null ? null : parseDraft(text);
}

/** Whether something is kept for the form with this id. */
export function hasDraft(id: string): boolean {
  return withStorage((storage) => storage.getItem(nameOf(id))) !== null;
}

/** Keeps a draft under the form's id. Forms with passwords do not come here. */
export function writeDraft(id: string, draft: FormDraft): void {
  withStorage((storage) => {
    storage.setItem(nameOf(id), JSON.stringify(draft));
    return null;
  });
}

/** Forgets the draft of a form. */
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
    // Another script or an older version of this page wrote it: as good as none.
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
