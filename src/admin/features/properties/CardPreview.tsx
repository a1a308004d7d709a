import type { ReactElement } from 'react';
import { PREVIEW_TEXT as text } from '#admin/lib/publishing/preview-text.ts';
import { usePreview } from '#admin/lib/publishing/use-preview.ts';

interface Props {
  /** Id of the property. */
  id: string;
  /** Its title. */
  title: string;
  /** Hears why there is none; '' when it is tried again. */
  fail: (message: string) => void;
}

/** Stands on the card of a property that visitors cannot open: its preview, first to be made, then to be opened. */
export function CardPreview({ id, title, fail }: Props): ReactElement {
  const { ask, isMaking, address } = usePreview(id, fail);
  if (address !== null) {
    return (
      <a className="card-action" href={address} target="_blank" rel="noopener">
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
      onClick={ask}
    >
      {isMaking ? text.making : text.preview}
    </button>
  );
}
