import type { ContentKind } from '#domain/content/kinds.ts';
import type { PublishedHistory } from '#domain/publishing/kept-revision.ts';
import { useState, type ReactElement } from 'react';
import { listFieldLabels } from '#admin/lib/content/field-labels.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { HISTORY_TEXT as text } from './history-text.ts';
import { RowText } from './RowText.tsx';

interface Props {
  kind: ContentKind;
  version: PublishedHistory['revisions'][number];
  isLive: boolean;
  /** Whether the draft differs, so that restoring has an effect. */
  canRestore: boolean;
  onRestore: () => void;
}

/** A published version: date, author, and its changes from the version before. */
export function RevisionRow({ kind, version, isLive, canRestore, onRestore }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  const { at, who, changed } = version;
  const when = formatDateTime(at);
  const toggle = open ? text.hide : changed.before === null ? text.showFirst : text.show;
  const names = Object.keys({ ...changed.before, ...changed.after });
  return (
    <li className="border-b border-sand py-3">
      <div className="change-line">
        <RowText title={when} isLive={isLive}>
          {who === '' ? text.nobody : who} · {changedText(changed.before === null, listFieldLabels(kind, names))}
        </RowText>
        {names.length > 0 && (
          <button
            type="button"
            className="inline-link text-small"
            aria-expanded={open}
            aria-label={text.nameOf(toggle, when)}
            onClick={() => setOpen(!open)}
          >
            {toggle}
          </button>
        )}
        {canRestore && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={text.nameOf(text.restore, when)}
            onClick={onRestore}
          >
            {text.restore}
          </button>
        )}
      </div>
      {open && <DifferenceTable kind={kind} difference={changed} before={text.before} after={text.after} />}
    </li>
  );
}

/** `fields` are the names of the changed fields; '' for none. */
function changedText(isFirst: boolean, fields: string): string {
  if (isFirst) return text.first;
  return fields === '' ? text.same : text.changed(fields);
}
