import { setTimeout as wait } from 'node:timers/promises';
import type { PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { signMessage } from '#functions/platform/requests/signed-message.ts';

/** Milliseconds before each further attempt: the house may be restarting. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 15_000];

const RESPONSE_MILLISECONDS = 20_000;

/** Tells the house something: true when it was taken, false when it came too late or is about something unknown. */
export type ReportToBackend = (report: PublisherReport, pauses?: readonly number[]) => Promise<boolean>;

/** Makes the way in which a publisher tells the house what happened. */
export function createReportToBackend({ siteOrigin, secret }: { siteOrigin: string; secret: string }): ReportToBackend {
  const address = `${siteOrigin}/api/publisher/reports`;
  return async (report, pauses = PAUSES) => {
    for (const pause of [...pauses, null]) {
      try {
        return await reportOnce(address, report, secret);
      } catch (error) {
        if (pause === null) throw error;
        await wait(pause);
      }
    }
    throw new Error('unreachable: the last attempt returns or throws');
  };
}

async function reportOnce(address: string, report: PublisherReport, secret: string): Promise<boolean> {
  const result = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signMessage(report, secret, new Date())),
    signal: AbortSignal.timeout(RESPONSE_MILLISECONDS),
  });
  const words = await result.text();
  if (result.ok) return true;
  if (result.status === 409 || result.status === 404) return false;
  throw new Error(`The house answered ${result.status} to '${report.report}': ${words.slice(0, 300)}`);
}
