import { INBOX_KIND_LABELS, INBOX_STATUS_LABELS } from '#domain/inbox/options.ts';
import type { InboxRow } from '#domain/inbox/row.ts';
import { awaitsAnswer, isOverdue } from '#domain/inbox/search.ts';
import { replyClock } from '#domain/inbox/response-clock.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatTimeText } from '#admin/lib/format-time.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.row;

interface Props {
  /** The message. */
  row: InboxRow;
  /** The time. */
  now: number;
  /** Query of the address that opens it. */
  query: string;
  /** Whether it is open. */
  isOpen: boolean;
}

/** A message in the list. */
export function MessageLine({ row, now, query, isOpen }: Props): ReactElement {
  return (
    <li>
      <Link to={query} className="message-line" data-status={row.status} aria-current={isOpen ? 'true' : undefined}>
        <span className="message-line-name">{senderText(row)}</span>
        <span className="message-line-time">{formatTimeText(row.receivedAt)}</span>
        <span className="message-line-about">
          {INBOX_KIND_LABELS[row.kind]}
          {row.about !== '' && ` · ${row.about}`}
        </span>
        <span className="message-line-text">{row.text}</span>
        <span className="message-line-foot">
          <ReplyMark row={row} now={now} />
          {row.assignee !== null && <span>{text.with(row.assignee.name)}</span>}
        </span>
      </Link>
    </li>
  );
}

/** What the sender of a message is called. */
export function senderText({ name, email, isAnonymous }: Pick<InboxRow, 'name' | 'email' | 'isAnonymous'>): string {
  if (isAnonymous) return text.anonymous;
  return name || email || text.unknown;
}

/** How a message stands: its clock while it runs, else its status. */
export function ReplyMark({ row, now }: { row: InboxRow; now: number }): ReactElement {
  const isLate = isOverdue(row, now);
  return (
    <span className="reply-mark" data-late={isLate} data-status={row.status}>
      {awaitsAnswer(row) ? replyClock(row.dueAt, now) : INBOX_STATUS_LABELS[row.status]}
    </span>
  );
}
