import type { ReactElement } from 'react';
import { PREVIEW_TEXT as text } from '#admin/lib/publishing/preview-text.ts';
import { usePreview } from '#admin/lib/publishing/use-preview.ts';

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
  const { ask, isMaking, address } = usePreview(propertyId, fail);
  return (
    <>
      <button type="button" className="button button-quiet" disabled={disabled || isMaking} onClick={ask}>
        {isMaking ? text.making : text.preview}
      </button>
      {address !== null && (
        <a className="inline-link py-1 text-small" href={address} target="_blank" rel="noopener">
          {text.open}
        </a>
      )}
    </>
  );
}
