import type { BuildFault } from '#domain/publishing/build-record.ts';
import { FAULT_PAGE_MAX, REASON_MAX } from '#domain/publishing/limits.ts';

/** The message of an error, as long as a report may be, and never empty. */
export function reasonOf(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return why.slice(0, REASON_MAX) || 'Unknown error';
}

/** A fault of a build as a report takes it. */
export function cutFault({ page, why }: BuildFault): BuildFault {
  return { page: page.slice(0, FAULT_PAGE_MAX), why: reasonOf(why) };
}
