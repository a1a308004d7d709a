import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { fetchPreview, requestPreview } from '../../../lib/staff/publishing/publishing-calls.ts';
import { refusalWords } from '../../../lib/staff/publishing/refusal-words.ts';
import { PROPERTY_WORDS } from './words.ts';

const words = PROPERTY_WORDS.publish;

/** Milliseconds between two looks at a preview that is being made. */
const LOOK = 1000;

interface Props {
  /** The property. */
  propertyId: string;
  /** Whether it cannot be asked for now. */
  disabled: boolean;
  /** Hears why there is none; '' when it is tried again. */
  fail: (message: string) => void;
}

/** Shows the stored draft as its page will be, at an address that ends after three days. */
export function PreviewButton({ propertyId, disabled, fail }: Props): ReactElement {
  const asked = useMutation({
    mutationFn: () => requestPreview(propertyId),
    onMutate: () => fail(''),
    onError: (error) => fail(refusalWords(error, words.previewFailed)),
  });
  const preview = useQuery({
    queryKey: ['preview', asked.data?.id],
    queryFn: () => (asked.data === undefined ? null : fetchPreview(asked.data.id)),
    enabled: asked.data !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.state === 'requested' ? LOOK : false),
  });
  const { state, address = null, why = '' } = preview.data ?? {};
  useEffect(() => {
    if (state === 'failed') fail(words.previewRefused(why));
  }, [state, why, fail]);
  const making = asked.isPending || state === 'requested' || (asked.isSuccess && preview.isPending);

  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        disabled={disabled || making}
        onClick={() => asked.mutate()}
      >
        {making ? words.making : words.preview}
      </button>
      {address !== null && (
        <a className="inline-link py-1 text-small" href={address} target="_blank" rel="noopener">
          {words.open}
        </a>
      )}
    </>
  );
}
