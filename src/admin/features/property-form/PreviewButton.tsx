import type { ReactElement } from 'react';
import { describePreview, PREVIEW_TEXT as text, usePreview } from '#admin/lib/publishing/use-preview.ts';

interface Props {
  propertyId: string;
  /** Revision of the stored draft. */
  stored: number;
  /** Whether it cannot be requested now. */
  disabled: boolean;
  /** Reports why there is none; '' at the next attempt. */
  fail: (message: string) => void;
}

/** Requests a preview of the stored draft, and links to it for the three days that it lasts. */
export function PreviewButton({ propertyId, stored, disabled, fail }: Props): ReactElement {
  const { request, isMaking, url, rev } = usePreview(propertyId, fail);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        disabled={disabled}
        aria-disabled={isMaking}
        onClick={() => {
          if (!isMaking) request();
        }}
      >
        {isMaking ? text.making : text.preview}
      </button>
      {url !== null && (
        <a className="inline-link py-1 text-small" href={url} target="_blank" rel="noopener">
          {describePreview(rev, stored)}
        </a>
      )}
    </>
  );
}
