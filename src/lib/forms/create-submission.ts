import { FORM_FILL_MIN } from '#domain/site/limits.ts';
import { forgetDraft, readDraft, writeDraft } from './form-draft.ts';

/** What distinguishes one submission of a form from every other. */
export interface AttemptMetadata {
  /** The idempotency key. */
  readonly key: string;
  /** Milliseconds since the visitor first used the form, across reloads. */
  readonly elapsed: number;
}

/** One submission of a form: its key, its time and its draft. */
export interface Submission {
  /** Key and time of the next attempt. */
  attempt: () => AttemptMetadata;
  /** Keeps the fields over a reload, with the key and the start time. */
  keep: (values: unknown) => void;
  /** Makes a new key, after the present one was used with other values. */
  renewKey: () => void;
  /** Forgets everything after the form was sent; what follows is a new submission. */
  finish: () => void;
}

/** Resolves when a person could have filled in the form: the API rejects anything faster. */
export function untilFilledIn({ attempt }: Pick<Submission, 'attempt'>): Promise<void> {
  const missing = FORM_FILL_MIN - attempt().elapsed;
  return missing <= 0 ? Promise.resolve() : new Promise((resume) => setTimeout(resume, missing));
}

/** Starts a submission of the form with this id, or continues the one before a reload. */
export function createSubmission(id: string): Submission {
  const draft = readDraft(id);
  let key = draft?.key ?? crypto.randomUUID();
  let startedAt = draft?.startedAt ?? Date.now();
  return {
    attempt: () => {
      const now = Date.now();
      // A clock that was set back since would leave no time at all, which the API rejects as too quick.
      startedAt = Math.min(startedAt, now);
      return { key, elapsed: now - startedAt };
    },
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
