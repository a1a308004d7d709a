import * as z from 'zod';

/** What every public form sends beside its own fields; the names a form without JavaScript uses too. */
export const FORM_SENDING_FIELDS = ['key', 'elapsed', 'homepage', 'consentVersion'] as const;

/** The sending fields of a form, for the body of an endpoint. */
export const formSending = {
  /**
   * Idempotency key: a random UUID made with the form. The same key with the same contents is stored and mailed once, and
   * answered alike for 24 hours: use it again for a retry. With other contents it is refused (key_reused): make a new one
   * when an answer changes after an attempt. A form without JavaScript leaves it out; its contents are its key.
   */
  key: z.uuid(),
  /**
   * Milliseconds since the person first touched this form, counted across reloads. Below FORM_FILL_MIN the answer is
   * too_quick with `Retry-After`: wait and send the same again. Null only for a form without JavaScript.
   */
  elapsed: z.int().min(0).nullable(),
  /** Honeypot: a text field hidden from people (and `autocomplete="off"`, `tabindex="-1"`), which must stay ''. */
  homepage: z.string().max(2000).default(''),
  /** Version of the consent text that stood beside the button (consent-texts.ts). */
  consentVersion: z.string().max(40),
};
