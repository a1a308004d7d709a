import type { ReactElement } from 'react';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { Banner } from '../Banner.tsx';
import { FORM_TEXT } from './text.ts';

const text = FORM_TEXT.draft;

interface Props {
  /** `at` is when it was kept, in milliseconds since 1970. */
  draft: { readonly at: number };
  restore: () => void;
  discard: () => void;
}

export function DraftOffer({ draft, restore, discard }: Props): ReactElement {
  return (
    <Banner tone="note">
      <p>{text.found(formatDateTime(draft.at))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={() => void keepFocus(restore)}>
          {text.restore}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void keepFocus(discard)}>
          {text.discard}
        </button>
      </div>
    </Banner>
  );
}
