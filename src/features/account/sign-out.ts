import { PATHS } from '@site/domain/paths';

/** Signs out here and in the other tabs, and 'goes to /login'. */
export async function signOutHere(): Promise<void> {
  const { endSession } = await import('../../lib/member/session.ts');
  await endSession();
  location.assign(PATHS.login);
}
