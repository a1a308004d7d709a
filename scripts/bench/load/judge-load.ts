import { enquiriesApi } from '#domain/api/enquiries.ts';
import { problemSchema } from '#domain/api/problem.ts';
import type { LoadedEnquiry } from '#support/load/enquiry-load.ts';
import type { Sent } from '#support/load/send-many.ts';

/** What became of a load. */
export interface LoadResult {
  /** Requests by their fate. */
  readonly counts: Record<LoadedEnquiry['fate'], number>;
  /** What should not have happened, a sentence each. */
  readonly faults: readonly string[];
}

/** Holds the answers against the load: each enquiry stored once, each repeat answered alike, each malformed one refused. */
export function judgeLoad(load: readonly LoadedEnquiry[], responses: readonly Sent[], stored: number): LoadResult {
  const counts = { fresh: 0, repeat: 0, malformed: 0 };
  const faults: string[] = [];
  const idsByKey = new Map<string, Set<string>>();
  for (const [index, { fate, key }] of load.entries()) {
    counts[fate] += 1;
    const response = responses[index];
    if (response === undefined) faults.push(`Request ${index} (${fate}) was not answered`);
    else if (fate === 'malformed') faults.push(...rejectionFaults(index, response));
    else if (response.status !== 200)
      faults.push(`Request ${index} (${fate}) got ${response.status}: ${response.text}`);
    else {
      const { id } = enquiriesApi['POST /api/enquiries'].response.parse(JSON.parse(response.text));
      idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(id));
    }
  }
  for (const [key, ids] of idsByKey) if (ids.size !== 1) faults.push(`Key ${key} was answered with ${ids.size} ids`);
  if (stored !== counts.fresh) faults.push(`${stored} enquiries are stored instead of ${counts.fresh}`);
  return { counts, faults };
}

function rejectionFaults(index: number, { status, text }: Sent): string[] {
  if (status < 400 || status > 499) return [`Request ${index} (malformed) got ${status}`];
  return problemSchema.safeParse(JSON.parse(text)).success ? [] : [`Request ${index} was refused without a problem`];
}
