import * as z from 'zod';

/** The fields that every public form sends beside its own, also without JavaScript. */
export const FORM_SENDING_FIELDS = ['key', 'elapsed', 'homepage', 'consentVersion'] as const;

/** The schemas of these fields, for the body of an endpoint. */
export const formSending = {
  /**
   * Idempotency key: a random UUID made with the form. For 24 hours the same key with the same contents is stored and
   * emailed once and gets the same response: use it for retries. With other contents it is rejected (key_reused): make a
   * new one when a field changes after an attempt. A form without JavaScript omits it; its contents are the key.
   */
  key: z.uuid(),
  /**
   * Milliseconds since the first interaction with this form, counted across reloads. Below FORM_FILL_MIN the response is
   * too_quick with `Retry-After`: wait and send the same request again. Null only for a form without JavaScript.
   */
  elapsed: z.int().min(0).nullable(),
  /** Honeypot: a text field hidden from people (and `autocomplete="off"`, `tabindex="-1"`), which must stay ''. */
  homepage: z.string().max(2000).default(''),
  /** Version of the consent text beside the button (consent-texts.ts). */
  consentVersion: z.string().max(40),
};
