import { isOverdue, type InboxSearch } from '#domain/inbox/search.ts';
import { isOpenStatus } from '#domain/inbox/options.ts';
import type { InboxRow } from '#domain/inbox/row.ts';
import { REPLY_TIME_DAYS } from '#domain/inbox/limits.ts';
import { computeReplyTime } from '#domain/inbox/response-time.ts';
import { useMemo, type ReactElement } from 'react';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.figures;

const DAY = 24 * 60 * 60_000;

interface Props {
  rows: readonly InboxRow[] | undefined;
  now: number;
  changeSearch: (change: Partial<InboxSearch>) => void;
  me: string;
}

/** Key figures of the inbox; each filters the list. */
export function InboxFigures({ rows, now, changeSearch, me }: Props): ReactElement {
  const figures = useMemo(() => figuresOf(rows ?? [], now, me), [rows, now, me]);
  const unfiltered = { text: '', status: 'open', kind: 'all', assignee: 'all', overdue: false } as const;
  const figure = (count: number): string => (rows === undefined ? '–' : String(count));
  return (
    <section aria-label={text.label} className="inbox-figures">
      <button type="button" onClick={() => changeSearch(unfiltered)}>
        <span className="tile-label">{text.open}</span>
        <span className="tile-figure">{figure(figures.open)}</span>
      </button>
      <button
        type="button"
        data-urgent={figures.overdue > 0}
        onClick={() => changeSearch({ ...unfiltered, overdue: true })}
      >
        <span className="tile-label">{text.overdue}</span>
        <span className="tile-figure">{figure(figures.overdue)}</span>
      </button>
      <button type="button" onClick={() => changeSearch({ ...unfiltered, assignee: me })}>
        <span className="tile-label">{text.mine}</span>
        <span className="tile-figure">{figure(figures.mine)}</span>
      </button>
      <p title={text.medianHint}>
        <span className="tile-label">{text.median}</span>
        <span className="tile-figure">{figures.median ?? '–'}</span>
      </p>
    </section>
  );
}

function figuresOf(rows: readonly InboxRow[], now: number, me: string) {
  const open = rows.filter(({ status }) => isOpenStatus(status));
  const recent = rows.filter(({ receivedAt }) => now - Date.parse(receivedAt) <= REPLY_TIME_DAYS * DAY);
  const { medianMinutes } = computeReplyTime(recent);
  return {
    open: open.length,
    overdue: open.filter((row) => isOverdue(row, now)).length,
    mine: open.filter(({ assignee }) => assignee?.uid === me).length,
    median: medianMinutes === null ? null : shortTime(medianMinutes),
  };
}

function shortTime(minutes: number): string {
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
