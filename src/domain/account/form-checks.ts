// The checks of account-forms.ts once more, without the schema library: the account pages stay under 46 kB. A test holds
// the two against each other.
import { EMAIL_MAX, SHORT_TEXT } from '#domain/core/limits.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import {
  ACCOUNT_EMAIL_INVALID,
  ACCOUNT_EMAIL_MISSING,
  ACCOUNT_TERMS_MISSING,
  CURRENT_PASSWORD_MISSING,
  NEW_PASSWORD_TOO_SHORT,
  NEW_PASSWORDS_DO_NOT_MATCH,
  PASSWORD_MISSING,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DO_NOT_MATCH,
} from './text.ts';
import { tooLong } from '#domain/enquiry/text.ts';

/** The pattern of the schema library, so that both sides agree on what an address is. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What is wrong with a form, by field; empty when nothing is. */
export type FormFaults = Readonly<Record<string, string>>;

/** Checks /login. */
export function checkLogin({ email, password }: { email: string; password: string }): FormFaults {
  return faults({ email: emailFault(email), password: longFault(password) ?? missing(password, PASSWORD_MISSING) });
}

/** Checks /register. */
export function checkRegistration(form: {
  email: string;
  password: string;
  confirmPassword: string;
  agreeToTerms: boolean;
}): FormFaults {
  return faults({
    email: emailFault(form.email),
    ...newPasswordFaults('password', form, PASSWORD_TOO_SHORT, PASSWORDS_DO_NOT_MATCH),
    agreeToTerms: form.agreeToTerms ? undefined : ACCOUNT_TERMS_MISSING,
  });
}

/** Checks /forgot-password. */
export function checkForgotPassword({ email }: { email: string }): FormFaults {
  return faults({ email: emailFault(email) });
}

/** Checks a new password that a link from a letter allows. */
export function checkNewPassword(form: { newPassword: string; confirmPassword: string }): FormFaults {
  return faults(newPasswordFaults('newPassword', form, NEW_PASSWORD_TOO_SHORT, NEW_PASSWORDS_DO_NOT_MATCH));
}

/** Checks Change Password of /profile. */
export function checkPasswordChange(form: {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}): FormFaults {
  const { currentPassword } = form;
  return faults({
    currentPassword: longFault(currentPassword) ?? missing(currentPassword, CURRENT_PASSWORD_MISSING),
    ...newPasswordFaults('newPassword', form, NEW_PASSWORD_TOO_SHORT, NEW_PASSWORDS_DO_NOT_MATCH),
  });
}

/** Checks Account Settings of /profile. */
export function checkName({ name }: { name: string }): FormFaults {
  const trimmed = name.trim();
  if (trimmed.length > SHORT_TEXT) return { name: tooLong(SHORT_TEXT) };
  return faults({ name: /^[^\p{Cc}\u2028\u2029]*$/u.test(trimmed) ? undefined : 'Please use a single line' });
}

function emailFault(value: string): string | undefined {
  const email = value.trim();
  if (email.length > EMAIL_MAX) return tooLong(EMAIL_MAX);
  if (email === '') return ACCOUNT_EMAIL_MISSING;
  return EMAIL_PATTERN.test(email) ? undefined : ACCOUNT_EMAIL_INVALID;
}

function newPasswordFaults<Name extends 'password' | 'newPassword'>(
  name: Name,
  form: Record<Name | 'confirmPassword', string>,
  tooShort: string,
  different: string,
): Record<string, string | undefined> {
  const password = form[name];
  return {
    [name]: longFault(password) ?? (password.length < PASSWORD_MIN ? tooShort : undefined),
    confirmPassword: longFault(form.confirmPassword) ?? (password === form.confirmPassword ? undefined : different),
  };
}

function longFault(password: string): string | undefined {
  return password.length > PASSWORD_MAX ? PASSWORD_TOO_LONG : undefined;
}

function missing(value: string, words: string): string | undefined {
  return value === '' ? words : undefined;
}

function faults(found: Record<string, string | undefined>): FormFaults {
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
