import '#lib/jitless-schemas.ts';

export { ProfileView as Profile } from '#features/account/profile/ProfileView.tsx';
