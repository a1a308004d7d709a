import type { WorkingProperty } from '#domain/property/property.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { PUBLISHED_TEXT } from '#admin/components/published-text.ts';
import { UnpublishDialog } from '#admin/components/UnpublishDialog.tsx';
import { announce } from '#lib/announce.ts';
import { fetchHistory, unpublish } from '#admin/lib/publishing/publishing-calls.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { unpublishRejection } from '#admin/lib/publishing/rejection-text.ts';
import { PROPERTY_TEXT } from './text.ts';
import type { Publishing } from './use-publishing.ts';

const text = PROPERTY_TEXT.publish;

interface Props {
  property: WorkingProperty;
  /** Reports why something failed; '' at the next attempt. */
  fail: (message: string) => void;
  /** What was published from the form: the latest of publishing and unpublishing counts. */
  publishing: Pick<Publishing, 'published' | 'forget'>;
}

/** The published versions of the property, and unpublishing it. */
export function PublishedActions({ property, fail, publishing }: Props): ReactElement {
  const { id, title } = property;
  const isOnSite = useStatuses().isOnSite(subjectOf(property));
  const { busy, attempt } = useAttempt(fail);
  const [publishedRev, setPublishedRev] = useState(0);
  const [status, setStatus] = useState('');
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button is gone once the status was read again.
    if (!isOnSite && document.activeElement === document.body) note.current?.focus();
  }, [isOnSite]);

  const showUnpublished = (sentence: string): void => {
    publishing.forget();
    setStatus(sentence);
  };
  const run = (work: Promise<void>): void => {
    setStatus('');
    void attempt(work, (error) => unpublishRejection(error, PUBLISHED_TEXT));
  };
  // Fetched only now, because it may have changed since the form was opened.
  const checkPublished = async (): Promise<void> => {
    const history = await fetchHistory('properties', id);
    setPublishedRev(history.publishedRev);
    if (history.publishedRev === 0) showUnpublished(text.notPublished(title));
  };
  const unpublishNow = async (): Promise<void> => {
    await unpublish({ kind: 'properties', id, rev: publishedRev });
    showUnpublished(PUBLISHED_TEXT.unpublished(title));
    announce(PUBLISHED_TEXT.unpublished(title));
  };

  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-0 p-0">
      <HistoryLink kind="properties" id={id} name={title} variant="button" />
      {isOnSite && (
        <button
          type="button"
          className="button button-quiet"
          // Not disabled: the question that opens returns the focus to it.
          aria-disabled={busy}
          onClick={() => {
            if (!busy) run(checkPublished());
          }}
        >
          {PUBLISHED_TEXT.unpublish}
        </button>
      )}
      {status !== '' && publishing.published === null && (
        <p ref={note} role="status" tabIndex={-1} className="w-full text-small">
          {status}{' '}
          {status === PUBLISHED_TEXT.unpublished(title) && (
            <Link to="/admin/publish" className="inline-link">
              {text.follow}
            </Link>
          )}
        </p>
      )}
      {publishedRev > 0 && (
        <UnpublishDialog hasPage title={title} onYes={() => run(unpublishNow())} onClose={() => setPublishedRev(0)} />
      )}
    </fieldset>
  );
}
