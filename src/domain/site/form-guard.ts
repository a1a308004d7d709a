import type { Sender } from '#domain/api/handler.ts';
import { findConsent, type ConsentPurpose, type ConsentText } from './consent-texts.ts';
import { ApiError } from '#domain/core/errors.ts';
import { FORM_FILL_MIN } from './limits.ts';
import { CONSENT_TEXT_UNKNOWN } from './text.ts';

/** The fields that distinguish people from programs. */
export interface FormTrace {
  /** Milliseconds since the first interaction; null for a form without JavaScript. */
  readonly elapsed: number | null;
  /** The field that is hidden from people. */
  readonly homepage: string;
}

/** Throws not_human, too_quick or invalid_request when a program seems to have sent a form. */
export function requirePerson({ elapsed, homepage }: FormTrace, { plainForm }: Pick<Sender, 'plainForm'>): void {
  if (homepage !== '') throw new ApiError('not_human');
  if (plainForm) return;
  if (elapsed === null) {
    const fields = [{ path: 'elapsed', message: 'Only a form without JavaScript has no time' }];
    throw new ApiError('invalid_request', { fields });
  }
  if (elapsed < FORM_FILL_MIN) {
    const seconds = Math.ceil((FORM_FILL_MIN - elapsed) / 1000);
    throw new ApiError('too_quick', { headers: { 'Retry-After': String(seconds) } });
  }
}

/** Finds the consent text of a version; throws invalid_request for an unknown version. */
export function requireConsent(purpose: ConsentPurpose, version: string): ConsentText {
  const consent = findConsent(purpose, version);
  if (consent !== undefined) return consent;
  const fields = [{ path: 'consentVersion', message: CONSENT_TEXT_UNKNOWN }];
  throw new ApiError('invalid_request', { fields });
}
