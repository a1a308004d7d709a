import '#lib/jitless-schemas.ts';

export { LoginForm as Login } from '#features/account/LoginForm.tsx';
