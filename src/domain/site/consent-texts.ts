// No zod: forms show these texts, functions store the one that was agreed to.

/** A text that a person agreed to by sending a form. */
export interface ConsentText {
  /** Its version, which the form sends back. */
  readonly version: string;
  /** The words shown, exactly. */
  readonly text: string;
}

/** What a consent is for. */
export type ConsentPurpose = 'enquiry' | 'newsletter' | 'submission' | 'marketing';

/**
 * Every text that ever stood beside a form, the present one last. Never change or remove an entry: stored consents name
 * its version, and a page from somebody's cache may still send it. A new wording is a new entry. `marketing` is
 * the second text of the owners' form and shares its versions.
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

/** The text to show beside a form at present. */
export function currentConsent(purpose: ConsentPurpose): ConsentText {
  const texts: readonly ConsentText[] = CONSENT_TEXTS[purpose];
  const current = texts.at(-1);
  if (current === undefined) throw new Error(`There is no consent text for ${purpose}`);
  return current;
}

/** The text of a version that a form sent; undefined when there never was one. */
export function findConsent(purpose: ConsentPurpose, version: string): ConsentText | undefined {
  const texts: readonly ConsentText[] = CONSENT_TEXTS[purpose];
  return texts.find((consent) => consent.version === version);
}
