import * as z from 'zod';
import { cleanLines, foldLine, removeDirectionMarks } from './safe-text.ts';
import { EMAIL_MAX, MESSAGE_MAX, PHONE_MAX, SHORT_TEXT } from '#domain/core/limits.ts';
import {
  CHOICE_UNKNOWN,
  DATE_INVALID,
  EMAIL_INVALID,
  EMAIL_MISSING,
  numberBetween,
  PHONE_INVALID,
  PHONE_MISSING,
  TERMS_MISSING,
  tooLong,
} from '#domain/enquiry/text.ts';

/** No control characters: in an email header or a table cell a line break would begin another line. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** Digits with the signs people write between them, at least five digits; devices copy other hyphens than keyboards have. */
const PHONE = /^\(?\+?(?=(?:\D*\d){5})[\d\s().\p{Pd}/]+$/u;

/** Without marks that come along when a text is copied, among them the space of no width, with which an email is invalid. */
const copied = z
  .string()
  .overwrite((text) => removeDirectionMarks(text).replaceAll('\u200b', ''))
  .trim();

const line = copied
  // Between two cells of a sheet; nobody sees it in a field.
  .overwrite((text) => text.replaceAll('\t', ' '))
  .max(SHORT_TEXT, { error: tooLong(SHORT_TEXT) })
  .regex(ONE_LINE, { error: 'Please use a single line' });

const email = copied.max(EMAIL_MAX, { error: tooLong(EMAIL_MAX) });

/** A required line of a form with its own message: trimmed, at most SHORT_TEXT characters. */
export function requiredFormLine(missing: string) {
  return line.min(1, { error: missing });
}

/** An optional line of a form: trimmed, at most SHORT_TEXT characters; default ''. */
export const optionalFormLine = line.default('');

/** A required email, with the messages for a missing and an invalid one. */
export function requiredEmail(missing: string = EMAIL_MISSING, invalid: string = EMAIL_INVALID) {
  return email.min(1, { error: missing }).pipe(z.email({ error: invalid }));
}

/** An optional email; default ''. */
export const optionalEmail = z
  .union([z.literal(''), email.pipe(z.email({ error: EMAIL_INVALID }))], { error: EMAIL_INVALID })
  .default('');

const phone = copied.overwrite(foldLine).max(PHONE_MAX, { error: tooLong(PHONE_MAX) });

/** A required phone number. */
export const requiredPhone = phone
  .min(1, { error: PHONE_MISSING })
  .pipe(z.string().regex(PHONE, { error: PHONE_INVALID }));

/** An optional phone number; default ''. */
export const optionalPhone = phone
  .refine((number) => number === '' || PHONE.test(number), { error: PHONE_INVALID })
  .default('');

/** A message of several lines: trimmed, at most MESSAGE_MAX characters; default ''. */
export const optionalMessage = z
  .string()
  .overwrite(cleanLines)
  .trim()
  .max(MESSAGE_MAX, { error: tooLong(MESSAGE_MAX) })
  .default('');

/** A required text of several lines with its own message: trimmed, at most MESSAGE_MAX characters. */
export function requiredMessage(missing: string) {
  return z
    .string()
    .overwrite(cleanLines)
    .trim()
    .min(1, { error: missing })
    .max(MESSAGE_MAX, { error: tooLong(MESSAGE_MAX) });
}

/** A day as 'YYYY-MM-DD', or '' for none; default ''. */
export const optionalDate = z
  .union([z.literal(''), z.iso.date({ error: DATE_INVALID })], { error: DATE_INVALID })
  .default('');

/** A required day as 'YYYY-MM-DD', with its own message. */
export function requiredDate(missing: string) {
  return z
    .string()
    .min(1, { error: missing })
    .pipe(z.iso.date({ error: DATE_INVALID }));
}

/** One of the options, or '' for none; default ''. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(options: T) {
  return z.union([z.literal(''), z.enum(options, { error: CHOICE_UNKNOWN })], { error: CHOICE_UNKNOWN }).default('');
}

/** Any of the options, each at most once; default none. */
export function choices<const T extends readonly [string, ...string[]]>(options: T) {
  return z
    .array(z.enum(options, { error: CHOICE_UNKNOWN }), { error: CHOICE_UNKNOWN })
    .max(options.length, { error: CHOICE_UNKNOWN })
    .refine((chosen) => new Set<string>(chosen).size === chosen.length, { error: CHOICE_UNKNOWN })
    .default([]);
}

/** A whole number within bounds, both included. */
export function wholeNumber(min: number, max: number) {
  const error = numberBetween(min, max);
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** The terms, which must be accepted. */
export const acceptedTerms = z.literal(true, { error: TERMS_MISSING });
