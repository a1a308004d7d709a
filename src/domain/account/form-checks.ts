// The checks of forms.ts without zod, so that the account pages stay under 46 kB. A test compares the two.
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

/** The pattern of zod, so that both accept the same emails. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Error messages of a form by field; empty for a valid form. */
export type FormErrors = Readonly<Record<string, string>>;

export function checkLogin({ email, password }: { email: string; password: string }): FormErrors {
  return formErrors({ email: emailError(email), password: longError(password) ?? missing(password, PASSWORD_MISSING) });
}

export function checkRegistration(form: {
  email: string;
  password: string;
  confirmPassword: string;
  agreeToTerms: boolean;
}): FormErrors {
  return formErrors({
    email: emailError(form.email),
    ...newPasswordErrors('password', form, PASSWORD_TOO_SHORT, PASSWORDS_DO_NOT_MATCH),
    agreeToTerms: form.agreeToTerms ? undefined : ACCOUNT_TERMS_MISSING,
  });
}

export function checkForgotPassword({ email }: { email: string }): FormErrors {
  return formErrors({ email: emailError(email) });
}

/** Checks the form for a new password, behind the link in an email. */
export function checkNewPassword(form: { newPassword: string; confirmPassword: string }): FormErrors {
  return formErrors(newPasswordErrors('newPassword', form, NEW_PASSWORD_TOO_SHORT, NEW_PASSWORDS_DO_NOT_MATCH));
}

/** Checks Change Password of /profile. */
export function checkPasswordChange(form: {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}): FormErrors {
  const { currentPassword } = form;
  return formErrors({
    currentPassword: longError(currentPassword) ?? missing(currentPassword, CURRENT_PASSWORD_MISSING),
    ...newPasswordErrors('newPassword', form, NEW_PASSWORD_TOO_SHORT, NEW_PASSWORDS_DO_NOT_MATCH),
  });
}

/** Checks Account Settings of /profile. */
export function checkName({ name }: { name: string }): FormErrors {
  const trimmed = name.trim();
  if (trimmed.length > SHORT_TEXT) return { name: tooLong(SHORT_TEXT) };
  return formErrors({ name: /^[^\p{Cc}\u2028\u2029]*$/u.test(trimmed) ? undefined : 'Please use a single line' });
}

function emailError(value: string): string | undefined {
  const email = value.trim();
  if (email.length > EMAIL_MAX) return tooLong(EMAIL_MAX);
  if (email === '') return ACCOUNT_EMAIL_MISSING;
  return EMAIL_PATTERN.test(email) ? undefined : ACCOUNT_EMAIL_INVALID;
}

function newPasswordErrors<Name extends 'password' | 'newPassword'>(
  name: Name,
  form: Record<Name | 'confirmPassword', string>,
  tooShort: string,
  different: string,
): Record<string, string | undefined> {
  const password = form[name];
  return {
    [name]: longError(password) ?? (password.length < PASSWORD_MIN ? tooShort : undefined),
    confirmPassword: longError(form.confirmPassword) ?? (password === form.confirmPassword ? undefined : different),
  };
}

function longError(password: string): string | undefined {
  return password.length > PASSWORD_MAX ? PASSWORD_TOO_LONG : undefined;
}

function missing(value: string, message: string): string | undefined {
  return value === '' ? message : undefined;
}

function formErrors(found: Record<string, string | undefined>): FormErrors {
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
