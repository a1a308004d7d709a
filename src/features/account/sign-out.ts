import { PATHS } from '#domain/site/paths.ts';
import { hideMemberPage } from '#lib/member/go-to-sign-in.ts';

/** Signs out here and in the other tabs, and 'goes to /login'. */
export async function signOutHere(): Promise<void> {
  const { endSession } = await import('#lib/member/session.ts');
  await endSession();
  hideMemberPage();
  location.assign(PATHS.login);
}
