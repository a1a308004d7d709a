import { FORM_FILL_MIN } from '#domain/core/limits.ts';
import { forgetDraft, readDraft, writeDraft } from './form-draft.ts';

/** What tells one sending of a form from every other. */
export interface ActMarks {
  /** The idempotency key. */
  readonly key: string;
  /** Milliseconds since its visitor first touched the form, counted across reloads. */
  readonly elapsed: number;
}

/** One act of filling in and sending a form: its key, its time and its draft. */
export interface FormAct {
  /** The marks of the attempt about to be made. */
  marks: () => ActMarks;
  /** Keeps what is filled in over a reload, with the key and the time under which it will be sent. */
  keep: (values: unknown) => void;
  /** Makes another key: the present one came before with other answers. */
  renewKey: () => void;
  /** Forgets everything after the form was sent; what is filled in next is another act. */
  finish: () => void;
}

/** Resolves when a person could have filled in the form: the API refuses what is sent sooner. */
export function untilFilledIn({ marks }: Pick<FormAct, 'marks'>): Promise<void> {
  const missing = FORM_FILL_MIN - marks().elapsed;
  return missing <= 0 ? Promise.resolve() : new Promise((resume) => setTimeout(resume, missing));
}

/** Begins the act of the form with this id, or goes on with the one before a reload. */
export function createSubmission(id: string): FormAct {
  const draft = readDraft(id);
  let key = draft?.key ?? crypto.randomUUID();
  let startedAt = draft?.startedAt ?? Date.now();
  return {
    marks: () => ({ key, elapsed: Math.max(0, Date.now() - startedAt) }),
    keep: (values) => writeDraft(id, { key, startedAt, values }),
    renewKey: () => {
      key = crypto.randomUUID();
    },
    finish: () => {
      forgetDraft(id);
      key = crypto.randomUUID();
      startedAt = Date.now();
    },
  };
}
