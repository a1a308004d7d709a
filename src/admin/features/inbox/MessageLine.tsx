import { INBOX_KIND_LABELS, INBOX_STATUS_LABELS } from '#domain/inbox/options.ts';
import type { InboxRow } from '#domain/inbox/row.ts';
import { awaitsReply, isOverdue } from '#domain/inbox/search.ts';
import { formatDeadline } from '#domain/inbox/response-time.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatTime } from '#admin/lib/format-time.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.row;

interface Props {
  row: InboxRow;
  now: number;
  /** Query that opens it. */
  query: string;
  isOpen: boolean;
}

export function MessageLine({ row, now, query, isOpen }: Props): ReactElement {
  return (
    <li>
      <Link to={query} className="message-line" data-status={row.status} aria-current={isOpen ? 'true' : undefined}>
        <span className="message-line-name">{senderText(row)}</span>
        <span className="message-line-time">{formatTime(row.receivedAt)}</span>
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

export function senderText({ name, email, isAnonymous }: Pick<InboxRow, 'name' | 'email' | 'isAnonymous'>): string {
  if (isAnonymous) return text.anonymous;
  return name || email || text.unknown;
}

/** The response clock of a message while it awaits a reply, otherwise its status. */
export function ReplyMark({ row, now }: { row: InboxRow; now: number }): ReactElement {
  const isLate = isOverdue(row, now);
  return (
    <span className="reply-mark" data-late={isLate} data-status={row.status}>
      {awaitsReply(row) ? formatDeadline(row.dueAt, now) : INBOX_STATUS_LABELS[row.status]}
    </span>
  );
}
