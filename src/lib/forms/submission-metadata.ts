import { type ConsentPurpose, currentConsent } from '#domain/site/consent-texts.ts';
import type { AttemptMetadata } from './create-submission.ts';

/** Name of the honeypot field; see `formSending` of the domain. */
export const HONEYPOT = 'homepage';

/** What a form sends besides its fields, see `formSending` of the domain. */
export interface SubmissionMetadata extends AttemptMetadata {
  /** The honeypot field. */
  readonly homepage: string;
  /** Version of the consent text next to the button. */
  readonly consentVersion: string;
}

export function submissionMetadata(
  form: HTMLFormElement | null,
  consent: ConsentPurpose,
  attempt: AttemptMetadata,
): SubmissionMetadata {
  const trap = form?.elements.namedItem(HONEYPOT);
  const homepage = trap instanceof HTMLInputElement ? trap.value : '';
  return { ...attempt, homepage, consentVersion: currentConsent(consent).version };
}
