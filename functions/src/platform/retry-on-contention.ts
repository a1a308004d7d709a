import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#domain/core/errors.ts';
import * as z from 'zod';

/** gRPC codes of a write whose conditions no longer held: already exists, failed precondition, aborted; and not found. */
const DISTURBED = [5, 6, 9, 10];

const disturbanceSchema = z.union([
  z.object({ code: z.literal(DISTURBED) }),
  // A transaction that waited too long for another one, and was ended by the database before its next read.
  z.object({ code: z.literal(3), details: z.string().regex(/transaction (?:is invalid or closed|has expired)/i) }),
]);

const ATTEMPTS = 40;

/** Does something again, after a moment, while another writer gets in between; throws unavailable when that never ends. */
export async function retryOnContention<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!disturbanceSchema.safeParse(error).success) throw error;
      if (tried === ATTEMPTS) throw new ApiError('unavailable', { headers: { 'Retry-After': '1' }, cause: error });
      // A random moment, or those who met once would meet again.
      await wait(Math.random() * Math.min(10 * tried, 200));
    }
  }
}
