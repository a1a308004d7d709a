import { PATHS } from '#domain/site/paths.ts';
import { loadCode } from '#lib/load-code.ts';
import { hideMemberPage } from '#lib/member/go-to-sign-in.ts';

/** Signs out here and in the other tabs, and 'goes to /login'. */
export async function signOutHere(): Promise<void> {
  const session = await loadCode(() => import('#lib/member/session.ts'));
  if (session === null) return;
  await session.endSession();
  hideMemberPage();
  location.assign(PATHS.login);
}
