import type { InboxMessage } from '#domain/inbox/message.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { INBOX_TEXT } from './text.ts';

const labels = INBOX_TEXT.thread;

const KIND_STYLES = {
  note: 'border-sand',
  reply: 'border-anil',
  change: 'border-sand text-small text-ink-soft',
} as const;

export function Thread({ thread, undelivered }: Pick<InboxMessage, 'thread' | 'undelivered'>): ReactElement {
  const replyLabel = (at: string): string => {
    const failed = undelivered.find((email) => email.at === at);
    if (failed === undefined) return labels.kinds.reply;
    return failed.isUncertain ? labels.replyUncertain : labels.replyFailed;
  };
  return (
    <section aria-labelledby="message-thread">
      <h3 id="message-thread" className="mb-2 text-(length:--text-title)">
        {labels.title}
      </h3>
      {undelivered.map(({ subject, at, isUncertain }) => (
        <Banner key={`${at} ${subject}`} tone="note">
          {(isUncertain ? labels.uncertain : labels.undelivered)(subject, formatDateTime(at))}
        </Banner>
      ))}
      {thread.length === 0 && <p className="text-small text-ink-soft">{labels.none}</p>}
      <ol className="grid gap-3.5">
        {thread.map(({ id, kind, subject, text, by, at }) => (
          <li key={id} className={`border-l-2 pl-4 ${KIND_STYLES[kind]}`}>
            <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
              {kind !== 'change' && <strong>{kind === 'reply' ? replyLabel(at) : labels.kinds[kind]}</strong>}
              <span>{by.name}</span>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
            {subject !== '' && <p className="font-medium">{subject}</p>}
            <p className="wrap-anywhere whitespace-pre-line" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
