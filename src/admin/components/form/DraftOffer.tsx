import type { ReactElement } from 'react';
import { Banner } from '../Banner.tsx';
import { FORM_TEXT } from './text.ts';

const text = FORM_TEXT.draft;

interface Props {
  /** The unsaved work that was found, and when it was kept, in milliseconds since 1970. */
  draft: { readonly at: number };
  /** Goes on with it. */
  take: () => void;
  /** Forgets it. */
  drop: () => void;
}

/** Offers the unsaved work that this device kept. */
export function DraftOffer({ draft, take, drop }: Props): ReactElement {
  return (
    <Banner tone="note">
      <p>{text.found(new Date(draft.at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={take}>
          {text.take}
        </button>
        <button type="button" className="button button-quiet" onClick={drop}>
          {text.drop}
        </button>
      </div>
    </Banner>
  );
}
