import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  accountDeletionSchema,
  loginSchema,
  newPasswordSchema,
  passwordChangeSchema,
  registerSchema,
} from './forms.ts';

function messages(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe('register (accounts specification, section 5)', () => {
  const form = {
    email: 'rita@example.com',
    password: 'long enough',
    confirmPassword: 'long enough',
    agreeToTerms: true,
  };

  it("'passwords must match'", () => {
    expect(messages(registerSchema, form)).toEqual([]);
    expect(messages(registerSchema, { ...form, confirmPassword: 'other words' })).toEqual(['Passwords do not match']);
  });

  it("'password at least 8 characters'", () => {
    expect(messages(registerSchema, { ...form, password: 'seven77', confirmPassword: 'seven77' })).toEqual([
      'Password must be at least 8 characters long',
    ]);
  });

  it("'email and terms required', all messages at once", () => {
    expect(messages(registerSchema, { ...form, email: '', confirmPassword: 'x', agreeToTerms: false })).toEqual([
      'Please enter your email address',
      'Please accept the terms and the privacy policy to continue',
      'Passwords do not match',
    ]);
  });
});

describe('password change (accounts specification, section 5)', () => {
  const form = { currentPassword: 'old', newPassword: 'long enough', confirmPassword: 'long enough' };

  it("'new and confirmation must match; new at least 8 characters; current password required'", () => {
    expect(messages(passwordChangeSchema, form)).toEqual([]);
    expect(messages(passwordChangeSchema, { ...form, confirmPassword: 'x' })).toEqual(['New passwords do not match']);
    expect(messages(passwordChangeSchema, { ...form, newPassword: 'short', confirmPassword: 'short' })).toEqual([
      'New password must be at least 8 characters long',
    ]);
    expect(messages(passwordChangeSchema, { ...form, currentPassword: '' })).toEqual([
      'Please enter your current password',
    ]);
  });
});

describe('a new password', () => {
  it('behind the link in an email has the same rules, without the current one', () => {
    const form = { newPassword: 'long enough', confirmPassword: 'long enough' };
    expect(messages(newPasswordSchema, form)).toEqual([]);
    expect(messages(newPasswordSchema, { newPassword: 'short', confirmPassword: 'other' })).toEqual([
      'New password must be at least 8 characters long',
      'New passwords do not match',
    ]);
  });
});

it('deleting an account requires its password', () => {
  expect(messages(accountDeletionSchema, { currentPassword: '' })).toEqual(['Please enter your current password']);
});

describe('login', () => {
  it("'email and password required'", () => {
    expect(messages(loginSchema, { email: '', password: '' })).toEqual([
      'Please enter your email address',
      'Please enter your password',
    ]);
    expect(loginSchema.parse({ email: 'rita@example.com', password: 'x' }).rememberMe).toBe(false);
  });
});
