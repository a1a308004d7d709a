import type { ReactElement } from 'react';
import { PREVIEW_TEXT as text, usePreview } from '#admin/lib/publishing/use-preview.ts';

interface Props {
  id: string;
  title: string;
  /** Reports why there is none; '' at the next attempt. */
  fail: (message: string) => void;
}

/** On the card of a property that visitors cannot open: requests its preview, then links to it. */
export function CardPreview({ id, title, fail }: Props): ReactElement {
  const { request, isMaking, url } = usePreview(id, fail);
  if (url !== null) {
    return (
      <a className="card-action" href={url} target="_blank" rel="noopener">
        {text.openShort}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="card-action"
      aria-label={isMaking ? undefined : text.previewOf(title)}
      disabled={isMaking}
      onClick={request}
    >
      {isMaking ? text.making : text.preview}
    </button>
  );
}
