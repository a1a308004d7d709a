import type { HandlingPerson } from '#domain/inbox/handling.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { INBOX_KIND_LABELS } from '#domain/inbox/options.ts';
import { phoneUrl } from '#domain/text/phone-url.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { useEffect, useRef, type ReactElement } from 'react';
import { AcceptDraft } from './AcceptDraft.tsx';
import { HandlingControls } from './HandlingControls.tsx';
import { ReplyMark, senderText } from './MessageLine.tsx';
import { MessagePhotos } from './MessagePhotos.tsx';
import { formatDate, formatDateTime } from '#admin/lib/format-time.ts';
import { NoteForm } from './NoteForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { StayPanel } from './stay/StayPanel.tsx';
import { Thread } from './Thread.tsx';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.pane;

interface Props {
  message: InboxMessage;
  /** Staff a message can be assigned to, the signed-in account first. */
  people: readonly HandlingPerson[];
  now: number;
}

/** A message with its details and everything that can be done with it. */
export function Message({ message, people, now }: Props): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { facts, offers, email, phone, about, propertySlug } = message;
  return (
    <article className="grid min-w-0 gap-6" aria-labelledby="message-sender">
      <header>
        <p className="label text-clay">{INBOX_KIND_LABELS[message.kind]}</p>
        <h2 id="message-sender" ref={heading} tabIndex={-1} className="text-heading">
          {senderText(message)}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 wrap-anywhere [&_a]:py-1">
          {email !== '' && (
            <a href={`mailto:${email}`} className="inline-link">
              {email}
            </a>
          )}
          {phone !== '' && (
            <a href={phoneUrl(phone)} className="inline-link">
              {phone}
            </a>
          )}
          {about !== '' && propertySlug === null && <span>{about}</span>}
          {propertySlug !== null && <PropertyLink slug={propertySlug} title={about} />}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-small wrap-anywhere text-ink-soft">
          <ReplyMark row={message} now={now} />
          <span>{text.received(formatDateTime(message.receivedAt))}</span>
          <span>{message.retainUntil === null ? text.keptForGood : text.kept(formatDate(message.retainUntil))}</span>
        </p>
      </header>
      <HandlingControls message={message} people={people} />
      <StayPanel message={message} />
      {facts.length > 0 && (
        <section aria-labelledby="message-facts">
          <h3 id="message-facts" className="mb-2 text-(length:--text-title)">
            {text.facts}
          </h3>
          <dl>
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="grid grid-cols-[minmax(6rem,10rem)_minmax(0,1fr)] gap-x-5 gap-y-1 border-b border-sand py-1.5"
              >
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line" dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <MessagePhotos photos={message.photos} />
      {message.box === 'submissions' && <AcceptDraft message={message} />}
      {offers.length > 0 && (
        <section aria-labelledby="message-offers">
          <h3 id="message-offers" className="mb-2 text-(length:--text-title)">
            {text.offers}
          </h3>
          <ol className="grid list-decimal gap-2 pl-5">
            {offers.map(({ slug, title, words: match }) => (
              <li key={slug}>
                <PropertyLink slug={slug} title={title} />
                <span className="block text-small text-ink-soft">{match}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Thread thread={message.thread} undelivered={message.undelivered} />
      {!message.isAnonymous && <NoteForm message={message} />}
      <ReplyForm message={message} me={people[0]?.name ?? null} />
    </article>
  );
}

function PropertyLink({ slug, title }: { slug: string; title: string }): ReactElement {
  return (
    <a href={propertyPath(slug)} target="_blank" rel="noopener" className="inline-link">
      {title}
      <span className="sr-only"> {text.newTab}</span>
    </a>
  );
}
