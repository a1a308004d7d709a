import type { BuildFault } from '#domain/publishing/build-record.ts';
import { FAULT_PAGE_MAX, REASON_MAX } from '#domain/publishing/limits.ts';
import { cutText } from '#domain/text/cut-text.ts';

/** The message of an error, as long as a report may be, and never empty. */
export function reasonOf(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return cutText(why, REASON_MAX) || 'Unknown error';
}

/** A fault of a build as a report takes it. */
export function cutFault({ page, why }: BuildFault): BuildFault {
  return { page: cutText(page, FAULT_PAGE_MAX), why: reasonOf(why) };
}
