import { setTimeout as wait } from 'node:timers/promises';
import type { PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { signMessage } from '#functions/platform/requests/signed-message.ts';

/** Milliseconds before each retry: the functions may be restarting. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 15_000];

const RESPONSE_MILLISECONDS = 20_000;

/** Sends a report to the backend: true when it was accepted, false when it came too late or its build is unknown. */
export type ReportToBackend = (report: PublisherReport, pauses?: readonly number[]) => Promise<boolean>;

export function createReportToBackend({ siteOrigin, secret }: { siteOrigin: string; secret: string }): ReportToBackend {
  const url = `${siteOrigin}/api/publisher/reports`;
  return async (report, pauses = PAUSES) => {
    for (const pause of pauses) {
      try {
        return await reportOnce(url, report, secret);
      } catch {
        await wait(pause);
      }
    }
    return reportOnce(url, report, secret);
  };
}

async function reportOnce(url: string, report: PublisherReport, secret: string): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signMessage(report, secret, new Date())),
    signal: AbortSignal.timeout(RESPONSE_MILLISECONDS),
  });
  const text = await response.text();
  if (response.ok) return true;
  if (response.status === 409 || response.status === 404) return false;
  throw new Error(`The backend responded with ${response.status} to '${report.report}': ${text.slice(0, 300)}`);
}
