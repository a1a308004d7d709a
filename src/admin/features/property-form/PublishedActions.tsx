import type { WorkingProperty } from '#domain/property/property.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { PUBLISHED_TEXT } from '#admin/components/published-text.ts';
import { UnpublishDialog } from '#admin/components/UnpublishDialog.tsx';
import { announce } from '#lib/announce.ts';
import { fetchHistory, unpublish } from '#admin/lib/publishing/publishing-calls.ts';
import { unpublishRejection } from '#admin/lib/publishing/unpublish-rejection.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.publish;

interface Props {
  /** The property as it is stored. */
  property: WorkingProperty;
  /** Hears why something failed; '' when it is tried again. */
  fail: (message: string) => void;
}

/** What visitors see of the property: its published versions, and the way off the site. */
export function PublishedActions({ property: { id, title }, fail }: Props): ReactElement {
  const [busy, setBusy] = useState(false);
  const [publishedRev, setPublishedRev] = useState(0);
  const [said, setSaid] = useState('');

  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    fail('');
    setSaid('');
    try {
      await act();
    } catch (error) {
      fail(unpublishRejection(error, PUBLISHED_TEXT));
    } finally {
      setBusy(false);
    }
  };
  // What is published may have changed since the form was opened, so it is looked up when it matters.
  const ask = async (): Promise<void> => {
    const history = await fetchHistory('properties', id);
    setPublishedRev(history.publishedRev);
    if (history.publishedRev === 0) setSaid(text.notPublished(title));
  };
  const takeOff = async (): Promise<void> => {
    await unpublish({ kind: 'properties', id, rev: publishedRev });
    setSaid(PUBLISHED_TEXT.unpublished(title));
    announce(PUBLISHED_TEXT.unpublished(title));
  };

  return (
    <fieldset disabled={busy} className="flex flex-wrap items-center gap-2 border-0 p-0">
      <HistoryLink kind="properties" id={id} name={title} look="button" />
      <button type="button" className="button button-quiet" onClick={() => void run(ask)}>
        {PUBLISHED_TEXT.unpublish}
      </button>
      {said !== '' && (
        <p role="status" className="w-full text-small">
          {said}{' '}
          {said === PUBLISHED_TEXT.unpublished(title) && (
            <Link to="/admin/publish" className="inline-link">
              {text.follow}
            </Link>
          )}
        </p>
      )}
      {publishedRev > 0 && (
        <UnpublishDialog hasPage title={title} onYes={() => void run(takeOff)} onClose={() => setPublishedRev(0)} />
      )}
    </fieldset>
  );
}
