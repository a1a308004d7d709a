// No zod: forms show these texts, functions store the accepted one.

/** A text that a person accepts by sending a form. */
export interface ConsentText {
  /** The form sends the version. */
  readonly version: string;
  /** The text exactly as shown. */
  readonly text: string;
}

export type ConsentPurpose = 'enquiry' | 'newsletter' | 'submission' | 'marketing';

/**
 * Every text that was ever shown beside a form, the current one last. Never change or remove an entry: stored consents
 * refer to its version, and a cached page may still send it. A new wording is a new entry. `marketing` is the second text
 * of the owners' form and shares its versions.
 */
export const CONSENT_TEXTS = {
  enquiry: [
    {
      version: 'enquiry-2026-11',
      text: 'By sending this form you ask us to use what you write here to answer you, as our privacy policy describes.',
    },
  ],
  newsletter: [
    {
      version: 'newsletter-2026-11',
      text: 'I would like to receive the newsletter by email and accept the privacy policy. I can unsubscribe at any time with the link in every issue.',
    },
  ],
  submission: [
    {
      version: 'submission-2026-11',
      text: 'By sending this form you ask us to assess your property with what you write and the photographs you add, as our privacy policy describes.',
    },
  ],
  marketing: [
    {
      version: 'submission-2026-11',
      text: 'I would like to receive news for owners by email. I can withdraw this at any time.',
    },
  ],
} as const satisfies Record<ConsentPurpose, readonly [ConsentText, ...ConsentText[]]>;

/** The current text beside a form. */
export function currentConsent(purpose: ConsentPurpose): ConsentText {
  const texts: readonly ConsentText[] = CONSENT_TEXTS[purpose];
  const current = texts.at(-1);
  if (current === undefined) throw new Error(`There is no consent text for ${purpose}`);
  return current;
}

/** Finds the text of a version that a form sent; undefined for an unknown version. */
export function findConsent(purpose: ConsentPurpose, version: string): ConsentText | undefined {
  const texts: readonly ConsentText[] = CONSENT_TEXTS[purpose];
  return texts.find((consent) => consent.version === version);
}
