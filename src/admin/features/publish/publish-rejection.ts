import { PUBLISH_MAX } from '#domain/publishing/limits.ts';
import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.changes;

/** Message when so many changes were not published; more than PUBLISH_MAX go in several requests, of which some succeed. */
export function publishRejection(error: unknown, count: number): string {
  if (count <= PUBLISH_MAX) return rejectionText(error, text.publishFailed);
  return [...new Set([text.publishPartly, rejectionText(error, text.publishPartly)])].join('\n');
}
