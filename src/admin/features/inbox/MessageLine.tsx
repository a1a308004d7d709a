import { INBOX_KIND_LABELS, INBOX_STATUS_LABELS } from '#domain/inbox/options.ts';
import type { InboxRow } from '#domain/inbox/row.ts';
import { awaitsReply, isOverdue } from '#domain/inbox/search.ts';
import { formatDeadline } from '#domain/inbox/response-time.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.row;

interface Props {
  row: InboxRow;
  now: number;
  /** Query that opens it. */
  query: string;
  isOpen: boolean;
}

/** Colours of the states that await no reply. */
const STATUS_COLOURS: Partial<Record<InboxRow['status'], string>> = {
  answered: 'text-sale',
  booked: 'text-sale',
  closed: 'text-ink-soft',
};

export function MessageLine({ row, now, query, isOpen }: Props): ReactElement {
  return (
    <li>
      <Link
        to={query}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-l-3 border-b-sand border-l-transparent px-3 pt-3 pb-2.5 text-small text-ink-soft *:truncate hover:bg-limestone aria-[current]:border-l-anil aria-[current]:bg-limestone"
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={`text-(length:--text-body) text-ink ${row.status === 'new' ? 'font-semibold' : ''}`}>
          {senderText(row)}
        </span>
        <span>{formatDateTime(row.receivedAt)}</span>
        <span className="col-span-full text-ink">
          {INBOX_KIND_LABELS[row.kind]}
          {row.about !== '' && ` · ${row.about}`}
        </span>
        <span className="col-span-full" dir="auto">
          {row.text}
        </span>
        <span className="col-span-full mt-1 flex gap-3">
          <ReplyMark row={row} now={now} />
          {row.assignee !== null && <span>{text.with(row.assignee.name)}</span>}
        </span>
      </Link>
    </li>
  );
}

export function senderText({ name, email, isAnonymous }: Pick<InboxRow, 'name' | 'email' | 'isAnonymous'>): string {
  if (isAnonymous) return text.anonymous;
  return name || email || text.unknown;
}

/** The response clock of a message while it awaits a reply, otherwise its status. */
export function ReplyMark({ row, now }: { row: InboxRow; now: number }): ReactElement {
  const colour = STATUS_COLOURS[row.status] ?? (isOverdue(row, now) ? 'text-error' : 'text-clay');
  return (
    <span className={`font-medium ${colour}`}>
      {awaitsReply(row) ? formatDeadline(row.dueAt, now) : INBOX_STATUS_LABELS[row.status]}
    </span>
  );
}
