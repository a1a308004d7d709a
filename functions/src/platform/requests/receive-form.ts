import { ApiError } from '#domain/core/errors.ts';
import type { Sender } from '#domain/api/handler.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import type { ConsentPurpose, ConsentText } from '#domain/site/consent-texts.ts';
import { requireConsent, requirePerson, type FormTrace } from '#domain/site/form-guard.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod';
import type { PublishedContent, SiteDeps } from '../content/published-content.ts';
import { acknowledgementCap, CAP_FIELDS, takeAcknowledgement } from '../limits/acknowledgement-cap.ts';
import type { DailySalt } from '../limits/daily-salt.ts';
import { COUNT_FIELDS, countRequest, rateCount } from '../limits/rate-limit.ts';
import { formLimits, type FormLimits } from '../limits/sender-limits.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { writeMail } from '../write-mail.ts';
import { writeUnlessChanged } from '../write-unless-changed.ts';
import { newRecord, readOutcome, RECORD_FIELDS, recordOf } from './idempotency.ts';

/** Dependencies of the handlers of public forms. */
export interface FormDeps extends SiteDeps {
  readonly dailySalt: DailySalt;
  readonly content: PublishedContent;
}

/** What every public form sends. */
interface FormInput {
  readonly body: FormTrace & { readonly key: string; readonly consentVersion: string };
  readonly sender: Sender;
}

/** A public form: what is particular to it. */
export interface PublicForm<Input, Outcome> {
  /** Name of the endpoint that the keys belong to. */
  readonly endpoint: string;
  /** Schema of the response, to parse the stored one for a repeat. */
  readonly response: z.ZodType<Outcome>;
  readonly consent: ConsentPurpose;
  readonly limits: FormLimits;
  /** Whether a form fails without the email to its sender; otherwise it is stored and the email left out. */
  readonly needsAcknowledgement?: boolean;
  /** Checks what was sent and reads what storing it needs. */
  readonly receive: (input: Input) => Promise<ReceivedForm<Outcome>>;
}

/** A form that is about to be stored. */
export interface ReceivedForm<Outcome> {
  /** Contents of the form, which a repeat with the same key must match. */
  readonly contents: unknown;
  /** Address of the acknowledgement; '' for none. */
  readonly email: string;
  /** The idempotency key; default that of the form. */
  readonly key?: string;
  /** A document that `store` needs, with the fields to read; null for none. */
  readonly alsoRead?: { readonly document: DocumentReference; readonly fields: readonly string[] } | null;
  /** Throws when the form is invalid; runs again after contention. */
  readonly store: (step: FormStep) => StoredForm<Outcome>;
}

/** What `store` knows besides the form. */
export interface FormStep {
  readonly now: Date;
  readonly settings: SiteSettings;
  /** The consent that was given, as it is stored. */
  readonly consent: ConsentText & { readonly givenAt: Date };
  /** The document of `alsoRead`. */
  readonly read: DocumentSnapshot | undefined;
  /** Whether an email to the sender may be sent. */
  readonly acknowledged: boolean;
}

/** What is stored and sent for a form. */
export interface StoredForm<Outcome> {
  readonly outcome: Outcome;
  /** The new document and the emails about it; null for a form that changes nothing. */
  readonly stored: { readonly path: string; readonly fields: DocumentData; readonly emails: readonly Mail[] } | null;
}

/**
 * Makes the handler of a public form: rejects programs and forms without consent, and stores each form once, with one read
 * and one batch. The record of the key, the counts, the document and its emails are written together or not at all, and only
 * if nobody changed the record and the counts since; of two requests at the same time with one key, one batch fails, reads
 * again and finds the other's record. Only the first request counts against the limits. Rejected: a transaction, whose locks
 * make such a pair wait for seconds.
 */
export function receiveForm<Input extends FormInput, Outcome>(
  { database, dailySalt, content, clock }: Omit<FormDeps, 'siteOrigin'>,
  form: PublicForm<Input, Outcome>,
): (input: Input) => Promise<Outcome> {
  // Both requests of a double click mostly reach the same instance: a queue there is cheaper than batches that collide.
  const serialQueue = createSerialQueue();
  return async (input) => {
    const { body, sender } = input;
    requirePerson(body, sender);
    const consent = requireConsent(form.consent, body.consentVersion);
    const [settings, received] = await Promise.all([content.readSettings(), form.receive(input)]);
    const { contents, email, key = body.key, alsoRead = null, store } = received;
    const firestore = database();
    const request = { endpoint: form.endpoint, key, contents };
    const record = recordOf(firestore, request);
    const salt = await dailySalt(clock());

    const attempt = async (): Promise<Outcome> => {
      const now = clock();
      const counts = formLimits(form.limits, sender, email).map((limit) => rateCount(firestore, limit, salt, now));
      const cap = acknowledgementCap(firestore, now);
      const documents = [record, cap.document, ...counts.map(({ document }) => document)];
      const [known, sent, ...rest] = await firestore.getAll(
        ...(alsoRead === null ? documents : [...documents, alsoRead.document]),
        { fieldMask: [...RECORD_FIELDS, ...COUNT_FIELDS, ...CAP_FIELDS, ...(alsoRead?.fields ?? [])] },
      );
      const earlier = readOutcome(known, request, now);
      if (earlier?.hasSameContents === false) throw new ApiError('key_reused');
      if (earlier !== null) return form.response.parse(earlier.outcome);

      const batch = firestore.batch();
      for (const [index, count] of counts.entries()) countRequest(batch, count, rest[index], now);
      const required = form.needsAcknowledgement ?? false;
      const acknowledged = email !== '' && (await takeAcknowledgement(batch, cap, sent, { settings, required }, now));
      const { outcome, stored } = store({
        now,
        settings,
        consent: { ...consent, givenAt: now },
        read: rest[counts.length],
        acknowledged,
      });
      if (stored !== null) {
        batch.create(firestore.doc(stored.path), stored.fields);
        for (const mail of stored.emails) writeMail(firestore, batch, mail, stored.path, now);
      }
      writeUnlessChanged(batch, record, newRecord(request, outcome, now), known);
      await batch.commit();
      return outcome;
    };
    return serialQueue(record.id, () => retryOnContention(attempt));
  };
}
