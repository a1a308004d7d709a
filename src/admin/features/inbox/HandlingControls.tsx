import type { DeskPerson } from '#domain/inbox/handling.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { INBOX_STATUS_LABELS, INBOX_STATUSES } from '#domain/inbox/options.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { useDeskChange, type DeskPosition } from './use-handling-change.ts';
import { INBOX_WORDS } from './text.ts';

const words = INBOX_WORDS.desk;

const STATUSES = INBOX_STATUSES.map((id) => ({ id, label: INBOX_STATUS_LABELS[id] }));

const NOBODY = '';

interface Props {
  /** The message. */
  message: InboxMessage;
  /** Those who may look after it, who sits here first. */
  people: readonly DeskPerson[];
}

/** How far a message has come and who looks after it; both take effect at once. */
export function DeskControls({ message, people }: Props): ReactElement {
  const { change, failure, clash, settle } = useDeskChange(message);
  const { status, assignee } = message;
  const colleagues = [...people, ...(assignee === null ? [] : [assignee])];
  const who = [
    { id: NOBODY, label: words.nobody },
    ...[...new Map(colleagues.map(({ uid, name }) => [uid, { id: uid, label: name }])).values()],
  ];
  const say = (field: keyof DeskPosition, value: string | null): string =>
    (field === 'status' ? STATUSES : who).find(({ id }) => id === (value ?? NOBODY))?.label ?? words.nobody;
  const me = people[0];

  return (
    <div className="desk-controls">
      <Choice label={words.status} value={status} options={STATUSES} choose={(next) => change({ status: next })} />
      <Choice
        label={words.assignee}
        value={assignee?.uid ?? NOBODY}
        options={who}
        choose={(uid) => change({ assignee: uid === NOBODY ? null : uid })}
      />
      {assignee === null && me !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => change({ assignee: me.uid })}>
          {words.take}
        </button>
      )}
      <div className="desk-news">
        <Banner>{failure}</Banner>
        {clash !== null && (
          <Banner tone="note">
            <p>
              {words.clash(clash.field === 'status' ? words.status : words.assignee, say(clash.field, clash.theirs))}
            </p>
            <p className="mt-2 flex flex-wrap gap-3">
              <button type="button" className="button button-quiet" onClick={() => settle('mine')}>
                {words.mine(say(clash.field, clash.mine))}
              </button>
              <button type="button" className="button button-quiet" onClick={() => settle('theirs')}>
                {words.theirs(say(clash.field, clash.theirs))}
              </button>
            </p>
          </Banner>
        )}
      </div>
    </div>
  );
}
