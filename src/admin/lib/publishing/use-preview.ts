import type { Preview } from '#domain/publishing/preview.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endOverduePreview } from './end-overdue-preview.ts';
import { fetchPreview, requestPreview } from './publishing-calls.ts';
import { rejectionText } from './rejection-text.ts';

export const PREVIEW_TEXT = {
  preview: 'Preview',
  previewOf: (title: string) => `Preview ${title}`,
  making: 'Making the preview …',
  open: 'Open the preview (for three days)',
  openEarlier: 'Open the preview (made before the last change)',
  openShort: 'Open the preview',
  failed: 'The preview could not be requested.',
  unknown: 'Whether the preview is made could not be found out. Please try again.',
  rejected: (why: string) => `The preview could not be made: ${why}`,
} as const;

/** Milliseconds between two requests for the state of a preview that is being built. */
const POLL_INTERVAL = 1000;

export interface DraftPreview {
  readonly request: () => void;
  readonly isMaking: boolean;
  /** URL of the preview; null until it is built. */
  readonly url: string | null;
  /** Revision of the draft that it shows; 0 until it is requested. */
  readonly rev: number;
}

/**
 * Builds a preview of the stored draft of a property; `fail` gets the reason of a failure, and '' at the next attempt.
 */
export function usePreview(propertyId: string, fail: (message: string) => void): DraftPreview {
  const request = useMutation({
    // Offline it fails at once: while a change waits, no screen can be left.
    networkMode: 'always',
    mutationFn: () => requestPreview(propertyId),
    onMutate: () => fail(''),
    onError: (error) => fail(rejectionText(error, PREVIEW_TEXT.failed)),
  });
  const preview = useQuery({
    queryKey: ['preview', request.data?.id],
    queryFn: () => (request.data === undefined ? null : readPreview(request.data.id, request.submittedAt)),
    enabled: request.data !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.state === 'requested' ? POLL_INTERVAL : false),
  });
  const { state, address: url = null, rev = 0, why = '' } = preview.data ?? {};
  const { isLoadingError } = preview;
  useEffect(() => {
    if (state === 'failed') fail(PREVIEW_TEXT.rejected(why));
    else if (isLoadingError) fail(PREVIEW_TEXT.unknown);
  }, [state, why, isLoadingError, fail]);
  return {
    request: () => request.mutate(),
    isMaking: request.isPending || state === 'requested' || (request.isSuccess && preview.isPending),
    url,
    rev,
  };
}

/** The text of the link to a preview of revision `shown`, while the draft is stored in revision `stored`. */
export function describePreview(shown: number, stored: number): string {
  return shown < stored ? PREVIEW_TEXT.openEarlier : PREVIEW_TEXT.open;
}

async function readPreview(id: string, requestedAt: number): Promise<Preview | null> {
  const preview = await fetchPreview(id);
  return preview && endOverduePreview(preview, requestedAt, Date.now());
}
