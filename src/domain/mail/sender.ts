import { GREETING_WITHOUT_NAME, greeting } from './text.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** What mails need to know of the house. */
export type MailSender = Pick<SiteSettings, 'brandName' | 'email' | 'ownersEmail' | 'phone'>;

/** The last lines of a mail to a visitor. */
export function signature({ brandName, phone }: MailSender): string {
  return `${brandName}\n${phone}`;
}

/** Letters, and the signs that names hold: no address, no markup, no advertisement. */
const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}' ’.-]{0,59}$/u;

/** Looks like the address of a page, which many programs turn into a link. */
const LINK_LIKE = /\p{L}\.\p{L}/u;

/**
 * The first line of a mail to somebody who typed this name. The address is not confirmed, so the mail may reach a stranger
 * whom somebody else wants to see these words: anything that is not plainly a name is left out.
 */
export function greetPerson(name: string): string {
  return PLAIN_NAME.test(name) && !LINK_LIKE.test(name) ? greeting(name) : GREETING_WITHOUT_NAME;
}

/** Made once: making one takes longer than a whole mail. */
const DATE_TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
});

/** A moment in Portugal's time, for people: '22 November 2026 at 14:05'. */
export function formatDateTime(moment: Date): string {
  return DATE_TIME.format(moment);
}
