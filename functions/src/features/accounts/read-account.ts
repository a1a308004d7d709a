import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { favoriteSchema, userProfileSchema } from '#domain/account/member-documents.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import * as z from 'zod';
import { favoritesPath, userPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { queuedAt } from '#platform/write-mail.ts';
import type { AccountDeps } from './account-deps.ts';

const emailSchema = z.object({ message: z.object({ subject: z.string() }), expiresAt: storedTime });

/** Makes the handler of GET /api/account. */
export function readAccount({ accounts, database }: AccountDeps): Handler<(typeof accountsApi)['GET /api/account']> {
  return async ({ member: { uid } }) => {
    const firestore = database();
    const [account, profile, favorites, emails] = await Promise.all([
      accounts().getUser(uid),
      firestore.doc(userPath(uid)).get(),
      firestore.collection(favoritesPath(uid)).orderBy('createdAt', 'desc').get(),
      firestore.collection(BUSINESS_COLLECTIONS.mail).where('about', '==', userPath(uid)).get(),
    ]);
    const { creationTime, lastSignInTime } = account.metadata;
    return {
      uid,
      email: account.email ?? null,
      emailConfirmed: account.emailVerified,
      createdAt: new Date(creationTime).toISOString(),
      lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
      name: profile.exists ? userProfileSchema.parse(profile.data()).name : '',
      favorites: favorites.docs.map((favorite) => favoriteSchema.parse(favorite.data())),
      emails: emails.docs
        .flatMap((email) => parseOrReport(email, emailSchema) ?? [])
        .map(({ message: { subject }, expiresAt }) => ({ subject, queuedAt: queuedAt(expiresAt).toISOString() }))
        .toSorted((one, other) => one.queuedAt.localeCompare(other.queuedAt)),
    };
  };
}
