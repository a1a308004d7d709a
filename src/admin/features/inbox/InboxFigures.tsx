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
    <section
      aria-label={text.label}
      className="mb-4 grid grid-cols-4 gap-px border-y border-sand bg-sand *:flex *:min-w-0 *:flex-col *:justify-between *:bg-lime *:pt-2.5 *:pr-2 *:pb-1.5 *:pl-3 *:text-left [&>button]:cursor-pointer [&>button:hover]:bg-limestone"
    >
      <button type="button" onClick={() => changeSearch(unfiltered)}>
        <Figure label={text.open} figure={figure(figures.open)} />
      </button>
      <button type="button" onClick={() => changeSearch({ ...unfiltered, overdue: true })}>
        <Figure label={text.overdue} figure={figure(figures.overdue)} isUrgent={figures.overdue > 0} />
      </button>
      <button type="button" onClick={() => changeSearch({ ...unfiltered, assignee: me })}>
        <Figure label={text.mine} figure={figure(figures.mine)} />
      </button>
      <p title={text.medianHint}>
        <Figure label={text.median} figure={figures.median ?? '–'} />
      </p>
    </section>
  );
}

function Figure({
  label,
  figure,
  isUrgent = false,
}: {
  label: string;
  figure: string;
  isUrgent?: boolean;
}): ReactElement {
  return (
    <>
      <span className="label tracking-[0.04em] text-clay">{label}</span>
      <span
        className={`mt-0.5 font-display text-[1.5rem]/[1.2] whitespace-nowrap lining-nums ${isUrgent ? 'text-error' : ''}`}
      >
        {figure}
      </span>
    </>
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
