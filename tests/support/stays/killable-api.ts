import { resolve } from 'node:path';
import { startServer, type FunctionServer } from '#scripts/emulators/functions-server/start-server.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { newIp } from '#support/forms/sending.ts';

// The deployed bundle in its own process, which can be killed; `npm test` builds it.
const BUNDLE = resolve('functions/lib/index.js');

/** The API in a process of its own. */
export interface KillableApi {
  /** Kills the process at its next response, with the other requests in it, and starts another one. */
  readonly killAtNextResponse: () => void;
  /**
   * Sends until there is a response other than 'unavailable': of a connection that broke, nobody knows whether the request
   * was done. Without an account it is a visitor's.
   */
  readonly send: (account: Account | null, method: string, path: string, body?: object) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Every tenth schedule has a kill, the first ones none: the emulator keeps the locks of a dead process for up to 100 s. */
const KILL_EVERY = 10;

/** Whether the function is killed in the schedule of this index. */
export function hasKill(index: number): boolean {
  return index % KILL_EVERY === KILL_EVERY - 1;
}

/** Milliseconds within which so many schedules end on a busy machine. */
export function scheduleLimit(schedules: number): number {
  return 30_000 + schedules * 15_000 + Math.floor(schedules / KILL_EVERY) * 120_000;
}

export async function startKillableApi(): Promise<KillableApi> {
  // The calendars of other sites are then the emulators' sample.
  const environment = { ...process.env, FUNCTIONS_EMULATOR: 'true' };
  let server: FunctionServer = await startServer(BUNDLE, 'api', environment);
  let restarting = Promise.resolve();
  let isKillDue = false;
  const restart = async (): Promise<void> => {
    await server.kill();
    server = await startServer(BUNDLE, 'api', environment);
  };
  return {
    killAtNextResponse: () => {
      isKillDue = true;
    },
    send: async (account, method, path, body) => {
      const headers = {
        'Content-Type': 'application/json',
        ...(account === null ? { 'X-Forwarded-For': newIp() } : { Authorization: `Bearer ${await account.idToken()}` }),
      };
      for (;;) {
        await restarting;
        try {
          const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
          const response = await fetch(`${server.origin}${path}`, init);
          if (isKillDue) {
            isKillDue = false;
            restarting = restart();
          }
          // Too many at once on one calendar: as after a broken connection, the same request is sent again.
          if (response.status !== 503) return response;
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
      }
    },
    close: () => server.kill(),
  };
}
