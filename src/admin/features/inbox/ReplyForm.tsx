import type { InboxMessage } from '#domain/inbox/message.ts';
import { MESSAGE_MAX, SHORT_TEXT } from '#domain/core/limits.ts';
import { fillTemplate, templatesFor, type ReplyTemplate } from '#domain/inbox/reply-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { readTemplates } from './inbox-calls.ts';
import { useReply } from './use-reply.ts';
import { INBOX_WORDS } from './text.ts';

const words = INBOX_WORDS.reply;

interface Props {
  /** The message that is answered. */
  message: InboxMessage;
  /** Who answers. */
  me: string;
}

/** An answer by mail, begun with a text of the house or from nothing. */
export function ReplyForm({ message, me }: Props): ReactElement {
  const { draft, write, busy, failure, met, sent, send } = useReply(message);
  const [asked, setAsked] = useState<ReplyTemplate | null>(null);
  const { data = [], isError } = useQuery({ queryKey: ['reply-templates'], queryFn: readTemplates });
  const { name, about, reply } = message;
  const templates = templatesFor(data, reply.kinds);
  const fill = (template: ReplyTemplate): void =>
    write(fillTemplate(template, { ...reply, name, property: about, me }));

  if (message.email === '') {
    return message.isAnonymous ? <></> : <Banner tone="note">{words.none}</Banner>;
  }
  return (
    <form
      className="reply-form"
      aria-labelledby="message-reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="reply-head">
        <div>
          <h3 id="message-reply" className="message-part">
            {words.title}
          </h3>
          <p className="text-small text-ink-soft">{words.to(message.email)}</p>
        </div>
        <label className="choice-line">
          <span className="field-label">{words.template}</span>
          <select
            className="field-input"
            value=""
            onChange={({ currentTarget }) => {
              const chosen = templates[currentTarget.selectedIndex - 1];
              if (chosen === undefined) return;
              if (draft.text.trim() === '') fill(chosen);
              else setAsked(chosen);
            }}
          >
            <option value="">{words.blank}</option>
            {templates.map(({ label }, place) => (
              // The place is the identity of a template: two may have one name.
              <option key={place} value={place}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Banner>{failure}</Banner>
      <Banner tone="note">{isError && words.noTemplates}</Banner>
      <Banner tone="note">{met}</Banner>
      <Banner tone="success">{sent && words.sent}</Banner>
      <label htmlFor="reply-subject" className="field-label">
        {words.subject}
      </label>
      <input
        id="reply-subject"
        className="field-input"
        value={draft.subject}
        maxLength={SHORT_TEXT}
        onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
      />
      <label htmlFor="reply-text" className="field-label mt-4">
        {words.text}
      </label>
      <textarea
        id="reply-text"
        className="field-input"
        rows={9}
        maxLength={MESSAGE_MAX}
        value={draft.text}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
      />
      <button type="submit" className="button button-primary mt-4" aria-disabled={busy}>
        {busy ? words.sending : words.send}
      </button>
      {asked !== null && (
        <ConfirmDialog
          title={words.replace}
          yes={words.replaceYes}
          no={words.replaceNo}
          onYes={() => fill(asked)}
          onClose={() => setAsked(null)}
        >
          {words.replaceHint}
        </ConfirmDialog>
      )}
    </form>
  );
}
