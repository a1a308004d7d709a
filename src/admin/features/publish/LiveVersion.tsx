import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { PublishedHistory } from '#domain/publishing/kept-revision.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { PUBLISHED_TEXT } from '#admin/components/published-text.ts';
import { UnpublishDialog } from '#admin/components/UnpublishDialog.tsx';
import { useSite } from '#admin/lib/publishing/use-site.ts';
import { HISTORY_TEXT as text } from './history-text.ts';
import { liveText, rolledBackText } from './site-status.ts';
import { PUBLISH_TEXT } from './text.ts';

const { changes } = PUBLISH_TEXT;

interface Props {
  kind: ContentKind;
  history: PublishedHistory;
  onUnpublish: () => void;
  onDiscard: () => void;
}

/** The live version of a document, with discarding the draft and unpublishing. */
export function LiveVersion({ kind, history, onUnpublish, onDiscard }: Props): ReactElement {
  const [confirming, setConfirming] = useState<'unpublish' | 'discard' | null>(null);
  const { title, rev, publishedRev, ahead } = history;
  const site = useSite().data?.site ?? null;
  const rolledBack = rolledBackText(site);
  return (
    <section
      aria-labelledby="seen-now"
      className={`mb-8 border-l-4 bg-limestone px-6 py-5 ${publishedRev > 0 ? 'border-sale' : 'border-clay'}`}
    >
      <h2 id="seen-now" className="label font-text text-clay">
        {text.now}
      </h2>
      <p role="status" className="mt-2 font-display text-title">
        {liveText(history, site)}
      </p>
      {ahead && publishedRev > 0 && (
        <p className="mt-1 text-small">
          {rev === 0 ? text.gone : text.ahead}{' '}
          <Link to="/admin/publish" className="inline-link">
            {text.publish}
          </Link>
        </p>
      )}
      {rolledBack !== '' && publishedRev > 0 && <p className="mt-1 text-small">{rolledBack}</p>}
      {CONTENT_KINDS[kind].isFixed && <p className="mt-1 text-small text-ink-soft">{text.fixed}</p>}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {ahead && publishedRev > 0 && (
          <button type="button" className="button button-quiet" onClick={() => setConfirming('discard')}>
            {text.discard}
          </button>
        )}
        {publishedRev > 0 && !CONTENT_KINDS[kind].isFixed && (
          <button type="button" className="button button-quiet" onClick={() => setConfirming('unpublish')}>
            {PUBLISHED_TEXT.unpublish}
          </button>
        )}
      </div>
      {confirming === 'unpublish' && (
        <UnpublishDialog
          hasPage={kind === 'properties'}
          title={title}
          onYes={onUnpublish}
          onClose={() => setConfirming(null)}
        />
      )}
      {confirming === 'discard' && (
        <ConfirmDialog
          title={changes.confirmDiscard(title)}
          yes={changes.yesDiscard}
          onYes={onDiscard}
          onClose={() => setConfirming(null)}
        >
          {changes.discardHint}
        </ConfirmDialog>
      )}
    </section>
  );
}
