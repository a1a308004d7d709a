import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#domain/core/errors.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { requireInTime } from './requests/response-deadline.ts';

/** gRPC codes of a write whose conditions no longer hold: not found, already exists, failed precondition, aborted. */
const CONTENTION_CODES = [5, 6, 9, 10];

const contentionSchema = z.union([
  z.object({ code: z.literal(CONTENTION_CODES) }),
  // A transaction that waited too long for another one: the database ended it before its next read.
  z.object({ code: z.literal(3), details: z.string().regex(/transaction (?:is invalid or closed|has expired)/i) }),
]);

const ATTEMPTS = 40;

/** Milliseconds after which no attempt begins: the response has to leave before the function's own time is up. */
const TIME = 20_000;

/**
 * Retries a write while another writer interferes, up to 40 times with pauses of at most 200 ms and for at most 20 seconds;
 * then throws unavailable.
 */
export async function retryOnContention<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + TIME;
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!contentionSchema.safeParse(error).success) throw error;
      if (tried === ATTEMPTS || performance.now() >= end)
        throw new ApiError('unavailable', { headers: { 'Retry-After': '1' }, cause: error });
      // A random pause, or writers that collided once would collide again.
      await wait(Math.random() * Math.min(10 * tried, 200));
    }
  }
}

/**
 * Runs a transaction; it is retried while others write what it reads, and throws unavailable once the response of its
 * request has left.
 */
export function inTransaction<Result>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return retryOnContention(() =>
    firestore.runTransaction(async (transaction) => {
      const result = await work(transaction);
      // Of what has left without a result, the sender may have sent it again, and undone it before this was read: a booking
      // that was given up would be back.
      requireInTime();
      return result;
    }),
  );
}
