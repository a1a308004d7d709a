import * as z from 'zod';
import { optionalFormLine, requiredEmail } from '#domain/text/form-fields.ts';
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

const email = requiredEmail(ACCOUNT_EMAIL_MISSING, ACCOUNT_EMAIL_INVALID);

const anyPassword = z.string().max(PASSWORD_MAX, { error: PASSWORD_TOO_LONG });

/** /register: 'passwords must match; password at least 8 characters; email and terms required'. */
export const registerSchema = z
  .strictObject({
    email,
    /** At least 8 characters. */
    password: anyPassword.min(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT }),
    confirmPassword: anyPassword,
    agreeToTerms: z.literal(true, { error: ACCOUNT_TERMS_MISSING }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: PASSWORDS_DO_NOT_MATCH,
    path: ['confirmPassword'],
    when: bothPasswords('password', 'confirmPassword'),
  });

/** /login: 'email and password required'. */
export const loginSchema = z.strictObject({
  email,
  /** Of any length: old passwords may be shorter than new ones must be. */
  password: anyPassword.min(1, { error: PASSWORD_MISSING }),
  /** Whether the session continues after the browser is closed; default false. */
  rememberMe: z.boolean().default(false),
});

/** /forgot-password. */
export const forgotPasswordSchema = z.strictObject({ email });

/** Account Settings of /profile: an 'optional full name'; the email is read-only. */
export const profileFormSchema = z.strictObject({
  /** Default ''. */
  name: optionalFormLine,
});

const currentPassword = anyPassword.min(1, { error: CURRENT_PASSWORD_MISSING });

const newPasswords = {
  /** At least 8 characters. */
  newPassword: anyPassword.min(PASSWORD_MIN, { error: NEW_PASSWORD_TOO_SHORT }),
  confirmPassword: anyPassword,
};

const isConfirmed = (form: { newPassword: string; confirmPassword: string }): boolean =>
  form.newPassword === form.confirmPassword;

const unconfirmed = {
  error: NEW_PASSWORDS_DO_NOT_MATCH,
  path: ['confirmPassword'],
  when: bothPasswords('newPassword', 'confirmPassword'),
};

/** Change Password of /profile: 'new and confirmation must match; new at least 8 characters; current required'. */
export const passwordChangeSchema = z
  .strictObject({ currentPassword, ...newPasswords })
  .refine(isConfirmed, unconfirmed);

/** The form for a new password, behind the link in an email. */
export const newPasswordSchema = z.strictObject(newPasswords).refine(isConfirmed, unconfirmed);

/** The form that deletes an account, which needs its password. */
export const accountDeletionSchema = z.strictObject({ currentPassword });

/** Runs the comparison even when other fields have errors: only the two passwords must be strings. */
function bothPasswords(first: string, second: string): (payload: { value: unknown }) => boolean {
  const schema = z.object({ [first]: z.string(), [second]: z.string() });
  return ({ value }) => schema.safeParse(value).success;
}
