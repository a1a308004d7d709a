import '#lib/jitless-schemas.ts';

export { RegisterForm as Register } from '#features/account/RegisterForm.tsx';
