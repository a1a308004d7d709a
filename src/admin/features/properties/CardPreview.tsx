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
      <a ref={takeLostFocus} className="card-action" href={url} target="_blank" rel="noopener">
        {text.openShort}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="card-action"
      aria-label={isMaking ? undefined : text.previewOf(title)}
      aria-disabled={isMaking}
      onClick={() => {
        if (!isMaking) request();
      }}
    >
      {isMaking ? text.making : text.preview}
    </button>
  );
}

/** The button that the link replaces may have had the focus. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}
