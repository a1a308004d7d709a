import type { InboxMessage } from '#domain/inbox/message.ts';
import type { ReactElement } from 'react';
import { formatTime } from '#admin/lib/format-time.ts';
import { INBOX_TEXT } from './text.ts';

const labels = INBOX_TEXT.thread;

export function Thread({ thread }: Pick<InboxMessage, 'thread'>): ReactElement {
  return (
    <section aria-labelledby="message-thread">
      <h3 id="message-thread" className="message-part">
        {labels.title}
      </h3>
      {thread.length === 0 && <p className="text-small text-ink-soft">{labels.none}</p>}
      <ol className="thread">
        {thread.map(({ id, kind, subject, text, by, at }) => (
          <li key={id} data-kind={kind}>
            <p className="thread-head">
              {labels.kinds[kind] !== '' && <strong>{labels.kinds[kind]}</strong>}
              <span>{by.name}</span>
              <time dateTime={at}>{formatTime(at)}</time>
            </p>
            {subject !== '' && <p className="font-medium">{subject}</p>}
            <p className="thread-text" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
