import { enquiriesApi } from '#domain/api/enquiries.ts';
import { problemSchema } from '#domain/api/problem.ts';
import type { LoadedEnquiry } from '#support/load/enquiry-load.ts';
import type { Sent } from '#support/load/send-many.ts';

export interface LoadResult {
  /** Number of requests by fate. */
  readonly counts: Record<LoadedEnquiry['fate'], number>;
  /** What went wrong, a sentence each. */
  readonly faults: readonly string[];
}

/** Checks that each enquiry was stored once, each repeat got the same response, and each malformed request was rejected. */
export function judgeLoad(load: readonly LoadedEnquiry[], responses: readonly Sent[], stored: number): LoadResult {
  const counts = { fresh: 0, repeat: 0, malformed: 0 };
  const faults: string[] = [];
  const idsByKey = new Map<string, Set<string>>();
  for (const [index, { fate, key }] of load.entries()) {
    counts[fate] += 1;
    const response = responses[index];
    if (response === undefined) faults.push(`Request ${index} (${fate}) got no response`);
    else if (fate === 'malformed') faults.push(...rejectionFaults(index, response));
    else if (response.status !== 200)
      faults.push(`Request ${index} (${fate}) got ${response.status}: ${response.text}`);
    else {
      const { id } = enquiriesApi['POST /api/enquiries'].response.parse(JSON.parse(response.text));
      idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(id));
    }
  }
  for (const [key, ids] of idsByKey) if (ids.size !== 1) faults.push(`Key ${key} has responses with ${ids.size} ids`);
  if (stored !== counts.fresh) faults.push(`${stored} enquiries are stored instead of ${counts.fresh}`);
  return { counts, faults };
}

function rejectionFaults(index: number, { status, text }: Sent): string[] {
  if (status < 400 || status > 499) return [`Request ${index} (malformed) got ${status}`];
  return problemSchema.safeParse(JSON.parse(text)).success
    ? []
    : [`Request ${index} was rejected without a problem document`];
}
