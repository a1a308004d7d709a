import type { CalendarFeed } from '#domain/stay/feeds/feed.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog, type Question } from '#admin/components/ConfirmDialog.tsx';
import { IconButton } from '#admin/components/IconButton.tsx';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { useNightWord } from '../use-night-word.ts';
import { SITES_TEXT as text } from './text.ts';

interface Props {
  feed: CalendarFeed;
  busy: boolean;
  mayEdit: boolean;
  /** Reads it now; `isEmpty` believes a calendar that is suddenly empty. */
  onRead: (isEmpty: boolean) => void;
  onRemove: () => void;
}

/** One calendar of another site: how its last read ended, and what can be done with it. */
export function FeedRow({ feed, busy, mayEdit, onRead, onRemove }: Props): ReactElement {
  const [question, setQuestion] = useState<Question | null>(null);
  const word = useNightWord();
  const { site, state } = feed;
  const isGood = state.code === 'read';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-sand py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{site}</p>
        <p className={`flex gap-x-2 text-small ${isGood ? 'text-ink-soft' : 'text-error'}`}>
          {!isGood && <TriangleAlert size={15} className="mt-0.5 flex-none" aria-hidden="true" />}
          <span className="wrap-anywhere">{describeState(feed, word)}</span>
        </p>
        {state.code === 'failed' && <p className="text-small text-ink-soft wrap-anywhere">{`${state.why}.`}</p>}
      </div>
      <span className="flex flex-none items-center gap-x-1">
        {state.code === 'emptied' && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={text.freeOf(site)}
            disabled={busy}
            onClick={() => setQuestion({ ...text.freeing(site), onYes: () => onRead(true) })}
          >
            {text.free}
          </button>
        )}
        <IconButton icon={RefreshCw} label={text.readNowOf(site)} disabled={busy} onClick={() => onRead(false)} />
        {mayEdit && (
          <IconButton
            icon={Trash2}
            label={text.remove(site)}
            data-remove
            disabled={busy}
            onClick={() => setQuestion({ ...text.removing(site), onYes: onRemove })}
          />
        )}
      </span>
      {question !== null && <ConfirmDialog {...question} onClose={() => setQuestion(null)} />}
    </li>
  );
}

function describeState({ state, readAt }: CalendarFeed, word: NightWord): string {
  switch (state.code) {
    case 'read':
      return text.read(state.nights, word, formatDateTime(readAt));
    case 'failed':
      return text.failed(formatDateTime(readAt));
    case 'emptied':
      return text.emptied(formatDateTime(state.since));
  }
}
