import type { InboxMessage } from '#domain/inbox/message.ts';
import { MESSAGE_MAX, SHORT_TEXT } from '#domain/core/limits.ts';
import { describeAvailability, listAlternatives } from '#domain/enquiry/stay-report-text.ts';
import { fillTemplate, listTemplatesFor, type ReplyTemplate } from '#domain/inbox/reply-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { ConfirmedChoice } from '#admin/components/form/ConfirmedChoice.tsx';
import { readTemplates } from './inbox-calls.ts';
import { useStayReport } from './stay/use-stay.ts';
import { useReply } from './use-reply.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.reply;

interface Props {
  message: InboxMessage;
  /** Name for the signature; null while unknown, when no template is offered. */
  me: string | null;
}

/** A form for a reply by email, from a template or blank. */
export function ReplyForm({ message, me }: Props): ReactElement {
  const { draft, write, busy, failure, notice, sent, send } = useReply(message);
  const [chosenTemplate, setChosenTemplate] = useState<ReplyTemplate | null>(null);
  const { data = [], isError, refetch } = useQuery({ queryKey: ['reply-templates'], queryFn: readTemplates });
  const { data: stay } = useStayReport(message);
  const { name, about, reply } = message;
  const templates = me === null ? [] : listTemplatesFor(data, reply.kinds);
  const fill = (template: ReplyTemplate): void => {
    if (me === null) return;
    const availability = stay ? describeAvailability(stay) : '';
    const alternatives = stay ? listAlternatives(stay, location.origin) : '';
    write(fillTemplate(template, { ...reply, name, property: about, availability, alternatives, me }));
  };

  if (message.email === '') {
    return message.isAnonymous ? <></> : <Banner tone="note">{text.none}</Banner>;
  }
  return (
    <form
      className="grid border-b-4 border-anil bg-lime px-5 pt-5 pb-6 max-split:bg-limestone"
      aria-labelledby="message-reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="mb-4 flex flex-wrap justify-between gap-x-8 gap-y-3">
        <div>
          <h3 id="message-reply" className="mb-2 text-(length:--text-title)">
            {text.title}
          </h3>
          <p className="text-small text-ink-soft">{text.to(message.email)}</p>
        </div>
        {/* Sending empties the form: a template that is filled in meanwhile would be lost. */}
        <fieldset disabled={busy} className="min-w-0 flex-[0_1_22rem]">
          <ConfirmedChoice
            className="min-w-0"
            label={text.template}
            placeholder={text.blank}
            // The index identifies a template: two may have the same name.
            options={templates.map((template, place) => ({ id: `${place} ${template.label}`, ...template }))}
            button={text.use}
            onConfirm={(template) => (draft.text.trim() === '' ? fill(template) : setChosenTemplate(template))}
          />
        </fieldset>
      </div>
      <Banner>{failure}</Banner>
      {isError && <LoadFailure text={text.noTemplates} retry={refetch} isMinor />}
      <Banner tone="note">{notice}</Banner>
      <Banner tone="success">{sent && text.sent}</Banner>
      <label htmlFor="reply-subject" className="field-label">
        {text.subject}
      </label>
      <input
        id="reply-subject"
        className="field-input"
        value={draft.subject}
        maxLength={SHORT_TEXT}
        readOnly={busy}
        onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
      />
      <label htmlFor="reply-text" className="field-label mt-4">
        {text.text}
      </label>
      <textarea
        id="reply-text"
        className="field-input"
        rows={9}
        maxLength={MESSAGE_MAX}
        readOnly={busy}
        value={draft.text}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
      />
      <button type="submit" className="button button-primary mt-4 justify-self-start" aria-disabled={busy}>
        {busy ? text.sending : text.send}
      </button>
      {chosenTemplate !== null && (
        <ConfirmDialog
          title={text.replace}
          yes={text.replaceYes}
          onYes={() => fill(chosenTemplate)}
          onClose={() => setChosenTemplate(null)}
        >
          {text.replaceHint}
        </ConfirmDialog>
      )}
    </form>
  );
}
