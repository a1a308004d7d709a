import { FIXED_KINDS } from '#domain/content/kind.ts';
import type { ContentKind } from '#domain/content/collections.ts';
import type { PublishedHistory } from '#domain/publishing/kept-revision.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { PUBLISHED_TEXT } from '#admin/components/published-text.ts';
import { UnpublishDialog } from '#admin/components/UnpublishDialog.tsx';
import { useSite } from '#admin/lib/publishing/use-site.ts';
import { HISTORY_TEXT as text } from './history-text.ts';
import { rolledBackText } from './site-status.ts';
import { PUBLISH_TEXT } from './text.ts';

const { changes } = PUBLISH_TEXT;

interface Props {
  /** Kind of content. */
  kind: ContentKind;
  /** What was published. */
  history: PublishedHistory;
  /** Takes it off the site. */
  onUnpublish: () => void;
  /** Takes the draft back to what visitors see. */
  onDiscard: () => void;
}

/** What visitors see of a document at this moment, the way back to it, and the way off the site. */
export function SeenNow({ kind, history, onUnpublish, onDiscard }: Props): ReactElement {
  const [asking, setAsking] = useState<'unpublish' | 'discard' | null>(null);
  const { title, rev, publishedRev, ahead } = history;
  const rolledBack = rolledBackText(useSite().data?.site ?? null);
  return (
    <section aria-labelledby="seen-now" className="site-progress" data-state={publishedRev > 0 ? 'live' : 'idle'}>
      <h2 id="seen-now" className="label font-text text-clay">
        {text.now}
      </h2>
      <p role="status" className="mt-2 font-display text-title">
        {seenText(history)}
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
      {FIXED_KINDS.includes(kind) && <p className="mt-1 text-small text-ink-soft">{text.fixed}</p>}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {ahead && publishedRev > 0 && (
          <button type="button" className="button button-quiet" onClick={() => setAsking('discard')}>
            {text.discard}
          </button>
        )}
        {publishedRev > 0 && !FIXED_KINDS.includes(kind) && (
          <button type="button" className="button button-quiet" onClick={() => setAsking('unpublish')}>
            {PUBLISHED_TEXT.unpublish}
          </button>
        )}
      </div>
      {asking === 'unpublish' && (
        <UnpublishDialog
          hasPage={kind === 'properties'}
          title={title}
          onYes={onUnpublish}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          title={changes.confirmDiscard(title)}
          yes={changes.yesDiscard}
          no={changes.keep}
          onYes={onDiscard}
          onClose={() => setAsking(null)}
        >
          {changes.discardHint}
        </ConfirmDialog>
      )}
    </section>
  );
}

function seenText({ publishedRev, revisions }: PublishedHistory): string {
  if (publishedRev === 0) return text.unseen;
  const live = revisions.find(({ rev }) => rev === publishedRev);
  return live === undefined ? text.seenUnkept : text.seen(live);
}
