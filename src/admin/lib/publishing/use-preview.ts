import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchPreview, requestPreview } from './publishing-calls.ts';
import { PREVIEW_TEXT } from './preview-text.ts';
import { rejectionText } from './rejection-text.ts';

/** Milliseconds between two looks at a preview that is being made. */
const LOOK = 1000;

/** The preview of a draft. */
export interface DraftPreview {
  /** Asks for it. */
  readonly ask: () => void;
  /** Whether it is being made. */
  readonly isMaking: boolean;
  /** Where it is; null until it is made. */
  readonly address: string | null;
}

/** Shows the stored draft of a property as its page will be; `fail` hears why there is none, and '' when it is tried again. */
export function usePreview(propertyId: string, fail: (message: string) => void): DraftPreview {
  const asked = useMutation({
    mutationFn: () => requestPreview(propertyId),
    onMutate: () => fail(''),
    onError: (error) => fail(rejectionText(error, PREVIEW_TEXT.failed)),
  });
  const preview = useQuery({
    queryKey: ['preview', asked.data?.id],
    queryFn: () => (asked.data === undefined ? null : fetchPreview(asked.data.id)),
    enabled: asked.data !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.state === 'requested' ? LOOK : false),
  });
  const { state, address = null, why = '' } = preview.data ?? {};
  useEffect(() => {
    if (state === 'failed') fail(PREVIEW_TEXT.rejected(why));
  }, [state, why, fail]);
  return {
    ask: () => asked.mutate(),
    isMaking: asked.isPending || state === 'requested' || (asked.isSuccess && preview.isPending),
    address,
  };
}
