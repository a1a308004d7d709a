import '#lib/jitless-schemas.ts';

export { ForgotPasswordForm as ForgotPassword } from '#features/account/ForgotPasswordForm.tsx';
