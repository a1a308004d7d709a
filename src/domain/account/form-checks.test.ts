import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  checkForgotPassword,
  checkLogin,
  checkName,
  checkPasswordChange,
  checkRegistration,
  EMAIL_PATTERN,
  type FormErrors,
} from './form-checks.ts';
import { forgotPasswordSchema, loginSchema, passwordChangeSchema, profileFormSchema, registerSchema } from './forms.ts';

/** The first message of the schema for each field. */
function schemaErrors(schema: z.ZodType, form: unknown): FormErrors {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const email = fc.oneof(
  fc.emailAddress(),
  fc.string(),
  fc.constantFrom('', ' ', 'rita@example.com', ' rita@example.com ', 'rita@', 'a..b@example.com', 'x'.repeat(260)),
);
const password = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('', 'long enough', 'seven77', 'x'.repeat(129)));
const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', 'Rita', 'a\nb', 'x'.repeat(161)));

describe('the checks of the account pages give the messages of the schemas', () => {
  it('on emails', () => {
    expect(EMAIL_PATTERN.source).toBe(z.regexes.email.source.replaceAll('\\-', '-'));
  });

  it('on /login', () => {
    fc.assert(
      fc.property(fc.record({ email, password }), (form) => {
        expect(checkLogin(form)).toEqual(schemaErrors(loginSchema, form));
      }),
    );
  });

  it('on /register', () => {
    const form = fc.record({ email, password, confirmPassword: password, agreeToTerms: fc.boolean() });
    fc.assert(
      fc.property(form, (given) => {
        expect(checkRegistration(given)).toEqual(schemaErrors(registerSchema, given));
      }),
    );
  });

  it('on /forgot-password', () => {
    fc.assert(
      fc.property(email, (given) => {
        expect(checkForgotPassword({ email: given })).toEqual(schemaErrors(forgotPasswordSchema, { email: given }));
      }),
    );
  });

  it('on a password change', () => {
    const form = fc.record({ currentPassword: password, newPassword: password, confirmPassword: password });
    fc.assert(
      fc.property(form, (given) => {
        expect(checkPasswordChange(given)).toEqual(schemaErrors(passwordChangeSchema, given));
      }),
    );
  });

  it('on a name', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(checkName({ name: given })).toEqual(schemaErrors(profileFormSchema, { name: given }));
      }),
    );
  });
});
