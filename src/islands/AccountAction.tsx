import '#lib/jitless-schemas.ts';

export { AccountActionView as AccountAction } from '#features/account/AccountActionView.tsx';
