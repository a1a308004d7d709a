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
    /** The address of the new account. */
    email,
    /** At least 8 characters. */
    password: anyPassword.min(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT }),
    /** The same again. */
    confirmPassword: anyPassword,
    /** Accepted terms and privacy policy. */
    agreeToTerms: z.literal(true, { error: ACCOUNT_TERMS_MISSING }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: PASSWORDS_DO_NOT_MATCH,
    path: ['confirmPassword'],
    when: bothPasswords('password', 'confirmPassword'),
  });

/** /login: 'email and password required'. */
export const loginSchema = z.strictObject({
  /** The address of the account. */
  email,
  /** Its password, of any length: old ones may be shorter than new ones must be. */
  password: anyPassword.min(1, { error: PASSWORD_MISSING }),
  /** Whether the session outlives the browser window; default false. */
  rememberMe: z.boolean().default(false),
});

/** /forgot-password. */
export const forgotPasswordSchema = z.strictObject({
  /** Where the link goes. */
  email,
});

/** Account Settings of /profile: an 'optional full name'; the e-mail is read-only. */
export const profileFormSchema = z.strictObject({
  /** Full name; default ''. */
  name: optionalFormLine,
});

/** Change Password of /profile: 'new and confirmation must match; new at least 8 characters; current required'. */
export const passwordChangeSchema = z
  .strictObject({
    /** The password so far. */
    currentPassword: anyPassword.min(1, { error: CURRENT_PASSWORD_MISSING }),
    /** At least 8 characters. */
    newPassword: anyPassword.min(PASSWORD_MIN, { error: NEW_PASSWORD_TOO_SHORT }),
    /** The same again. */
    confirmPassword: anyPassword,
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: NEW_PASSWORDS_DO_NOT_MATCH,
    path: ['confirmPassword'],
    when: bothPasswords('newPassword', 'confirmPassword'),
  });

/** Lets the comparison run beside the messages of other fields: only the two passwords must be texts. */
function bothPasswords(first: string, second: string): (payload: { value: unknown }) => boolean {
  const schema = z.object({ [first]: z.string(), [second]: z.string() });
  return ({ value }) => schema.safeParse(value).success;
}
