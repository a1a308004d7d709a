import { FIXED_KINDS } from '@site/domain/content-kind';
import type { ContentKind } from '@site/domain/firestore-collections';
import type { PublishedHistory } from '@site/domain/kept-revision';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { PUBLISHED_WORDS } from '../../../components/admin/published-words.ts';
import { UnpublishDialog } from '../../../components/admin/UnpublishDialog.tsx';
import { HISTORY_WORDS as words } from './history-words.ts';

interface Props {
  /** Kind of content. */
  kind: ContentKind;
  /** What was published. */
  history: PublishedHistory;
  /** Takes it off the site. */
  onUnpublish: () => void;
}

/** What visitors see of a document at this moment, and the way off the site. */
export function SeenNow({ kind, history, onUnpublish }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const { title, rev, publishedRev, ahead } = history;
  return (
    <section aria-labelledby="seen-now" className="site-progress" data-state={publishedRev > 0 ? 'live' : 'idle'}>
      <h2 id="seen-now" className="label font-text text-clay">
        {words.now}
      </h2>
      <p role="status" className="mt-2 font-display text-title">
        {seenWords(history)}
      </p>
      {ahead && publishedRev > 0 && (
        <p className="mt-1 text-small">
          {rev === 0 ? words.gone : words.ahead}{' '}
          <Link to="/admin/publish" className="inline-link">
            {words.publish}
          </Link>
        </p>
      )}
      {FIXED_KINDS.includes(kind) && <p className="mt-1 text-small text-ink-soft">{words.fixed}</p>}
      {publishedRev > 0 && !FIXED_KINDS.includes(kind) && (
        <button type="button" className="button button-quiet mt-4" onClick={() => setAsking(true)}>
          {PUBLISHED_WORDS.unpublish}
        </button>
      )}
      {asking && (
        <UnpublishDialog
          hasPage={kind === 'properties'}
          title={title}
          onYes={onUnpublish}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function seenWords({ publishedRev, revisions }: PublishedHistory): string {
  if (publishedRev === 0) return words.unseen;
  const live = revisions.find(({ rev }) => rev === publishedRev);
  return live === undefined ? words.seenUnkept : words.seen(live);
}
