import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { rateLimitPath } from '../firestore-paths.ts';
import { HOUR } from '../time.ts';
import { inTransaction } from '../retry-on-contention.ts';
import { newSecret } from '../secrets.ts';

/** Gives the salt of the day of a timestamp. */
export type DailySalt = (now: Date) => Promise<string>;

const saltSchema = z.object({
  /** 32 random bytes. */
  salt: z.string().length(43),
});

/**
 * Creates a salt for each day, shared by all instances and deleted by TTL. Without the salt, nobody can find out by trial
 * which IP or email address a count belonged to.
 */
export function createDailySalt(database: () => Firestore): DailySalt {
  let known: { day: string; salt: Promise<string> } | undefined;
  return (now) => {
    const day = now.toISOString().slice(0, 10);
    if (known?.day !== day) {
      const salt = readSalt(database(), day, now);
      known = { day, salt };
      // A failure is not cached: the next request tries again.
      salt.catch(() => {
        known = undefined;
      });
    }
    return known.salt;
  };
}

async function readSalt(database: Firestore, day: string, now: Date): Promise<string> {
  const document = database.doc(rateLimitPath(`salt-${day}`));
  return inTransaction(database, async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) return saltSchema.parse(stored.data()).salt;
    const salt = newSecret();
    transaction.create(document, { salt, expiresAt: new Date(now.getTime() + 48 * HOUR) });
    return salt;
  });
}
