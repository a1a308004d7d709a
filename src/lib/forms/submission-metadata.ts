import { type ConsentPurpose, currentConsent } from '#domain/site/consent-texts.ts';
import type { ActMarks } from './create-submission.ts';

/** Name of the field that people do not see; see `formSending` of the domain. */
export const HONEYPOT = 'homepage';

/** What a form sends beside its fields, as `formSending` of the domain has it. */
export interface SendingMarks extends ActMarks {
  /** The field that people do not see. */
  readonly homepage: string;
  /** Version of the consent text beside the button. */
  readonly consentVersion: string;
}

/** The marks of the attempt about to be made. */
export function submissionMetadata(form: HTMLFormElement | null, consent: ConsentPurpose, act: ActMarks): SendingMarks {
  const trap = form?.elements.namedItem(HONEYPOT);
  const homepage = trap instanceof HTMLInputElement ? trap.value : '';
  return { ...act, homepage, consentVersion: currentConsent(consent).version };
}
