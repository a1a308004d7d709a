import { PREVIEW_MINUTES } from '#domain/publishing/limits.ts';
import type { Preview } from '#domain/publishing/preview.ts';
import { PREVIEW_OVERDUE } from '#domain/publishing/text.ts';

/** Makes a preview that was requested too long ago a failed one: the job that was to make it is gone. */
export function endOverduePreview(preview: Preview, requestedAt: number, now: number): Preview {
  const isOverdue = preview.state === 'requested' && now - requestedAt > PREVIEW_MINUTES * 60_000;
  return isOverdue ? { ...preview, state: 'failed', why: PREVIEW_OVERDUE } : preview;
}
