import type { PublishedHistory } from '#domain/publishing/kept-revision.ts';
import { useState, type ReactElement } from 'react';
import { DifferenceTable } from './DifferenceTable.tsx';
import { HISTORY_WORDS as words } from './history-text.ts';
import { momentWords } from './text.ts';

interface Props {
  /** The published version. */
  version: PublishedHistory['revisions'][number];
  /** Whether visitors see it. */
  isLive: boolean;
  /** Whether the draft is another one, so that restoring it makes a difference. */
  canRestore: boolean;
  /** Asks to restore it. */
  onRestore: () => void;
}

/** A published version: when, by whom, and what it changed for visitors against the one before. */
export function RevisionRow({ version, isLive, canRestore, onRestore }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  const { at, who, changed } = version;
  const when = momentWords(at);
  const show = changed.before === null ? words.showFirst : words.show;
  const names = Object.keys({ ...changed.before, ...changed.after });
  return (
    <li className="change-row">
      <div className="change-line">
        <div className="change-words">
          <p className="font-medium">
            {when}
            {isLive && <span className="live-mark">{words.liveNow}</span>}
          </p>
          <p className="text-small text-ink-soft">
            {who === '' ? words.nobody : who}
            {' · '}
            {changedWords(changed.before === null, names)}
          </p>
        </div>
        {names.length > 0 && (
          <button
            type="button"
            className="inline-link text-small"
            aria-expanded={open}
            aria-label={words.showOf(when)}
            onClick={() => setOpen(!open)}
          >
            {open ? words.hide : show}
          </button>
        )}
        {canRestore && (
          <button type="button" className="button button-quiet" aria-label={words.restoreOf(when)} onClick={onRestore}>
            {words.restore}
          </button>
        )}
      </div>
      {open && <DifferenceTable difference={changed} before={words.before} after={words.after} />}
    </li>
  );
}

function changedWords(isFirst: boolean, names: readonly string[]): string {
  if (isFirst) return words.first;
  return names.length === 0 ? words.same : words.changed(names);
}
