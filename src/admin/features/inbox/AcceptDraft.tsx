import type { InboxMessage } from '#domain/inbox/message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { failureText } from '#admin/lib/failure-text.ts';
import { useMayEdit } from '#admin/lib/use-staff.ts';
import { acceptSubmission, storedInstead } from './inbox-calls.ts';
import { takeMessage } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.accept;

/** Turns an owner's submission into a draft property, or leads to the draft that was made. */
export function AcceptDraft({ message }: { message: InboxMessage }): ReactElement | null {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (message.isAnonymous && message.propertyId === null) return null;

  const accept = async (rev: number): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      takeMessage(client, await acceptSubmission(message.id, rev));
    } catch (error) {
      const theirs = storedInstead(error);
      if (theirs === null) {
        setFailure(failureText(error, text.failed));
        return;
      }
      takeMessage(client, theirs);
      // A note or an assignment in the meantime changes nothing about the property.
      if (theirs.propertyId === null) await accept(theirs.rev);
    } finally {
      setBusy(false);
    }
  };

  if (message.propertyId !== null) {
    return (
      <Banner tone="success">
        {text.done}{' '}
        {mayEdit ? (
          <Link to={`/admin/edit-property/${message.propertyId}`} className="inline-link">
            {text.open}
          </Link>
        ) : (
          text.ofEditors
        )}
      </Banner>
    );
  }
  return (
    <div>
      <Banner>{failure}</Banner>
      <button type="button" className="button button-primary" disabled={busy} onClick={() => setAsks(true)}>
        {busy ? text.busy : text.button}
      </button>
      {asks && (
        <ConfirmDialog
          title={text.title}
          yes={text.yes}
          no={text.no}
          onYes={() => void accept(message.rev)}
          onClose={() => setAsks(false)}
        >
          {text.hint}
        </ConfirmDialog>
      )}
    </div>
  );
}
