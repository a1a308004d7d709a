import { isExpected, type InboxMessage } from '#domain/inbox/message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { PROPERTY_LISTS, readAgain } from '#admin/lib/query-client.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { useMayEdit } from '#admin/lib/use-staff.ts';
import { acceptSubmission, conflictingMessage } from './inbox-calls.ts';
import { cacheMessage } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.accept;

/** Creates a draft property from an owner's submission, or links to the draft that exists. */
export function AcceptDraft({ message }: { message: InboxMessage }): ReactElement | null {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const [isConfirming, setConfirming] = useState(false);
  const { failure, busy, attempt } = useAttempt();
  const expected = message.photos.filter(isExpected).length;
  if (message.isAnonymous && message.propertyId === null) return null;

  const accept = async (rev: number): Promise<void> => {
    try {
      cacheMessage(client, await acceptSubmission(message.id, rev));
    } catch (error) {
      const theirs = conflictingMessage(error);
      if (theirs === null) throw error;
      cacheMessage(client, theirs);
      // A colleague's note or assignment does not affect the draft: try again with the new revision.
      if (theirs.propertyId === null) await accept(theirs.rev);
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
      <button type="button" className="button button-primary" disabled={busy} onClick={() => setConfirming(true)}>
        {busy ? text.busy : text.button}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={text.title}
          yes={text.yes}
          onYes={() =>
            void attempt(
              accept(message.rev).finally(() => void readAgain(PROPERTY_LISTS)),
              text.failed,
            )
          }
          onClose={() => setConfirming(false)}
        >
          <p>{text.hint}</p>
          {expected > 0 && <p className="mt-3">{text.expected(expected, message.photos.length)}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
