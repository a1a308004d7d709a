import type { InboxMessage } from '#domain/inbox/message.ts';
import { MESSAGE_MAX } from '#domain/core/limits.ts';
import { NOTE_MISSING } from '#domain/inbox/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { requestOnce } from '#admin/lib/request-once.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { noteDrafts } from './drafts.ts';
import { postNote } from './inbox-calls.ts';
import { cacheMessage } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

const labels = INBOX_TEXT.note;

/** A form for notes; an idempotency key prevents a second note after a lost response. */
export function NoteForm({ message }: { message: InboxMessage }): ReactElement {
  const client = useQueryClient();
  const [text, setText] = useState(() => noteDrafts.read(message.id));
  const [failure, setFailure] = useState('');
  const { busy, attempt } = useAttempt(setFailure);

  const write = (next: string): void => {
    setText(next);
    noteDrafts.keep(message.id, next);
  };

  const add = async (): Promise<void> => {
    const posted = await requestOnce(`note on ${message.id}: ${text}`, (id) => postNote(message, { id, text }));
    cacheMessage(client, posted);
    noteDrafts.forget(message.id);
    setText('');
  };

  return (
    <form
      className="grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (text.trim() === '') setFailure(NOTE_MISSING);
        else void attempt(add(), labels.failed);
      }}
    >
      <label htmlFor="message-note" className="field-label">
        {labels.label}
      </label>
      <textarea
        id="message-note"
        className="field-input"
        rows={2}
        maxLength={MESSAGE_MAX}
        readOnly={busy}
        value={text}
        aria-invalid={failure !== '' || undefined}
        aria-describedby="message-note-failure"
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <p id="message-note-failure" role="alert" className="field-error">
        {failure}
      </p>
      <button type="submit" className="button button-quiet mt-2 justify-self-start" aria-disabled={busy}>
        {busy ? labels.adding : labels.add}
      </button>
    </form>
  );
}
