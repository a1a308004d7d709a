import { userProfileSchema } from '#domain/account/member-documents.ts';
import { userPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import type { AccountDeps } from './account-deps.ts';

/** Reads the name that a member gave for our emails; '' for none. */
export async function readMemberName({ database }: Pick<AccountDeps, 'database'>, uid: string): Promise<string> {
  const found = await database().doc(userPath(uid)).get();
  return found.exists ? (parseOrReport(found, userProfileSchema)?.name ?? '') : '';
}
