import { setTimeout as wait } from 'node:timers/promises';
import type { PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { signMessage } from '#functions/platform/requests/signed-message.ts';

/** Milliseconds before each further attempt: the house may be restarting. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 15_000];

const ANSWER_MILLISECONDS = 20_000;

/** Tells the house something: true when it was taken, false when it came too late or is about something unknown. */
export type TellHouse = (report: PublisherReport, pauses?: readonly number[]) => Promise<boolean>;

/** Makes the way in which a publisher tells the house what happened. */
export function createTellHouse({ siteOrigin, secret }: { siteOrigin: string; secret: string }): TellHouse {
  const address = `${siteOrigin}/api/publisher/reports`;
  return async (report, pauses = PAUSES) => {
    for (const pause of [...pauses, null]) {
      try {
        return await tellOnce(address, report, secret);
      } catch (error) {
        if (pause === null) throw error;
        await wait(pause);
      }
    }
    throw new Error('unreachable: the last attempt returns or throws');
  };
}

async function tellOnce(address: string, report: PublisherReport, secret: string): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signMessage(report, secret, new Date())),
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  });
  const words = await answer.text();
  if (answer.ok) return true;
  if (answer.status === 409 || answer.status === 404) return false;
  throw new Error(`The house answered ${answer.status} to '${report.report}': ${words.slice(0, 300)}`);
}
