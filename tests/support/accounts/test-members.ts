import { randomUUID } from 'node:crypto';
import { deleteApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { prepareMember } from '#support/rules/member.ts';

export interface TestMember {
  uid: string;
  email: string;
  password: string;
}

/** Member accounts of a browser test, deleted when it closes. */
export interface TestMembers {
  auth: Auth;
  /** Firestore without security rules. */
  firestore: Firestore;
  /** Creates an account with these property ids as favourites. */
  create: (favorites?: readonly string[]) => Promise<TestMember>;
  /** An unused email; an account that the test registers with it is deleted too. */
  newEmail: () => string;
  /** Property ids of the stored favourites. */
  favoritesOf: (uid: string) => Promise<string[]>;
  /** The first link in the latest message to this email. */
  latestLinkTo: (email: string) => Promise<string>;
  /** Subjects of all messages to this email. */
  subjectsTo: (email: string) => Promise<string[]>;
  /** Deletes the accounts and their profiles. */
  close: () => Promise<void>;
}

const messageSchema = z.object({
  message: z.object({ subject: z.string(), text: z.string() }),
  expiresAt: z.unknown(),
});

export function openTestMembers(): TestMembers {
  const app: App = openAdminApp(readEmulatorEnvironment());
  const auth = getAuth(app);
  const firestore = openAdminFirestore(app);
  const emails: string[] = [];
  const newEmail = (): string => {
    const email = `browser-${randomUUID()}@test.example`;
    emails.push(email);
    return email;
  };
  const emailsTo = async (email: string) => {
    const { docs } = await firestore.collection('mail').where('to', 'array-contains', email).get();
    return docs
      .toSorted((one, other) => one.createTime.toMillis() - other.createTime.toMillis())
      .map((message) => messageSchema.parse(message.data()).message);
  };
  return {
    auth,
    firestore,
    newEmail,
    create: async (favorites = []) => {
      const email = newEmail();
      const password = randomUUID();
      const { uid } = await auth.createUser({ email, password, emailVerified: true });
      if (favorites.length > 0) await prepareMember(firestore, uid, { favoritesCount: favorites.length, favorites });
      return { uid, email, password };
    },
    favoritesOf: async (uid) =>
      (await firestore.collection(`users/${uid}/favorites`).get()).docs.map(({ id }) => id).toSorted(),
    latestLinkTo: async (email) => {
      const link = /https?:\/\/\S+/.exec((await emailsTo(email)).at(-1)?.text ?? '')?.[0];
      if (link === undefined) throw new Error(`No message with a link was sent to ${email}`);
      return link;
    },
    subjectsTo: async (email) => (await emailsTo(email)).map(({ subject }) => subject),
    close: async () => {
      const { users } = await auth.getUsers(emails.map((email) => ({ email })));
      for (const { uid } of users) await prepareMember(firestore, uid, null);
      await auth.deleteUsers(users.map(({ uid }) => uid));
      await deleteApp(app);
    },
  };
}
