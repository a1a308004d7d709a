import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { favoriteSchema, userProfileSchema } from '#domain/account/member-documents.ts';
import { favoritesPath, userPath } from '#platform/firestore-paths.ts';
import type { AccountDeps } from './account-deps.ts';

/** Makes the handler of GET /api/account. */
export function readAccount({ accounts, database }: AccountDeps): Handler<(typeof accountsApi)['GET /api/account']> {
  return async ({ member: { uid } }) => {
    const firestore = database();
    const [account, profile, favorites] = await Promise.all([
      accounts().getUser(uid),
      firestore.doc(userPath(uid)).get(),
      firestore.collection(favoritesPath(uid)).orderBy('createdAt', 'desc').get(),
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
    };
  };
}
