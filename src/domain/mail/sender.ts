import { GREETING_WITHOUT_NAME, greeting } from './text.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** The settings that emails need. */
export type MailSender = Pick<
  SiteSettings,
  'brandName' | 'email' | 'ownersEmail' | 'phone' | 'companyName' | 'companyRegistration'
>;

/**
 * The last lines of an email to a visitor. The law requires a company's name and registration in its correspondence (Código
 * das Sociedades Comerciais, article 171).
 */
export function signature({ brandName, phone, companyName, companyRegistration }: MailSender): string {
  return `${brandName}\n${phone}\n${companyName} · ${companyRegistration}`;
}

/** Letters and the punctuation of names: no URL, no markup, no advertisement. */
const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}' ’.-]{0,59}$/u;

/** Looks like a domain, which many mail programs turn into a link. */
const LINK_LIKE = /\p{L}\.\p{L}/u;

/**
 * The first line of an email to a person who typed this name. The email address is not confirmed, so anybody could send
 * text to a stranger this way: anything that is not plainly a name is left out.
 */
export function greetPerson(name: string): string {
  return PLAIN_NAME.test(name) && !LINK_LIKE.test(name) ? greeting(name) : GREETING_WITHOUT_NAME;
}
