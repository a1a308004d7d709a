import * as z from 'zod';
import { LIST_MAX, LONG_TEXT, MEDIUM_TEXT, SHORT_TEXT } from '#domain/core/limits.ts';
import { foldLine } from './safe-text.ts';

/** A required single line: folded, 1 to SHORT_TEXT characters. */
export const requiredLine = z.string().overwrite(foldLine).min(1).max(SHORT_TEXT);

/** An optional single line: folded, at most SHORT_TEXT characters, '' when there is none. */
export const optionalLine = z.string().overwrite(foldLine).max(SHORT_TEXT);

/** An optional number of a WhatsApp account: '+', the country's code, 7 to 15 digits in all (E.164); '' when there is none. */
export const whatsAppNumber = optionalLine.regex(/^(?:\+(?=(?:\D*\d){7,15}\D*$)[\d\s().-]+)?$/, {
  error: 'Please begin with the country’s code, such as +351 912 000 000',
});

/** An optional summary: trimmed, at most MEDIUM_TEXT characters, '' when there is none. */
export const optionalSummary = z.string().trim().max(MEDIUM_TEXT);

/** A required narrative: trimmed, 1 to LONG_TEXT characters, paragraphs split by newlines. */
export const requiredNarrative = z.string().trim().min(1).max(LONG_TEXT);

/** An optional narrative: trimmed, at most LONG_TEXT characters, paragraphs split by newlines. */
export const optionalNarrative = z.string().trim().max(LONG_TEXT);

/** A list of short texts, at most LIST_MAX, in display order. */
export const lineList = z.array(z.string().trim().min(1).max(MEDIUM_TEXT)).max(LIST_MAX);

/** A document id: lower-case letters, digits and hyphens, at most 80 characters. */
export const contentId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/, {
  error: 'expected lower-case letters, digits and hyphens, at most 80 characters',
});

/** A position in a list, counted from 0; smaller comes first. */
export const orderIndex = z.int().min(0).max(100_000);

/** A path of this site ('/contact') or an absolute https URL. */
export const link = z
  .string()
  .max(2000)
  .regex(/^(?:\/(?!\/)[^\s]*|https:\/\/[^\s]+|#)$/, {
    error: "expected a path of this site such as '/contact', or an https URL",
  });

/** An https URL of at most 2,000 characters. */
export const httpsUrl = z.url({ protocol: /^https$/, error: 'Please give a URL that begins with https://' }).max(2000);

/** A way to reach us: an https URL such as that of a WhatsApp chat, an email (mailto:) or a phone number (tel:). */
export const contactUrl = z
  .url({ protocol: /^(?:https|mailto|tel)$/, error: 'Please enter a link that begins with https:, mailto: or tel:' })
  .max(2000);

/** An ISO 8601 time in UTC, such as '2026-03-01T09:00:00.000Z'. */
export const isoTime = z.iso.datetime();
