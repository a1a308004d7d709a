import type { HandlingPerson } from '#domain/inbox/handling.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { INBOX_STATUS_LABELS, INBOX_STATUSES } from '#domain/inbox/options.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { useHandlingChange, type InboxPosition } from './use-handling-change.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.handling;

const STATUSES = INBOX_STATUSES.map((id) => ({ id, label: INBOX_STATUS_LABELS[id] }));

const NOBODY = '';

interface Props {
  /** The message. */
  message: InboxMessage;
  /** Those who may look after it, who sits here first. */
  people: readonly HandlingPerson[];
}

/** How far a message has come and who looks after it; both take effect at once. */
export function HandlingControls({ message, people }: Props): ReactElement {
  const { change, failure, clash, settle } = useHandlingChange(message);
  const { status, assignee } = message;
  const colleagues = [...people, ...(assignee === null ? [] : [assignee])];
  const who = [
    { id: NOBODY, label: text.nobody },
    ...[...new Map(colleagues.map(({ uid, name }) => [uid, { id: uid, label: name }])).values()],
  ];
  const say = (field: keyof InboxPosition, value: string | null): string =>
    (field === 'status' ? STATUSES : who).find(({ id }) => id === (value ?? NOBODY))?.label ?? text.nobody;
  const me = people[0];

  return (
    <div className="desk-controls">
      <Choice label={text.status} value={status} options={STATUSES} choose={(next) => change({ status: next })} />
      <Choice
        label={text.assignee}
        value={assignee?.uid ?? NOBODY}
        options={who}
        choose={(uid) => change({ assignee: uid === NOBODY ? null : uid })}
      />
      {assignee === null && me !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => change({ assignee: me.uid })}>
          {text.take}
        </button>
      )}
      <div className="desk-news">
        <Banner>{failure}</Banner>
        {clash !== null && (
          <Banner tone="note">
            <p>{text.clash(clash.field === 'status' ? text.status : text.assignee, say(clash.field, clash.theirs))}</p>
            <p className="mt-2 flex flex-wrap gap-3">
              <button type="button" className="button button-quiet" onClick={() => settle('mine')}>
                {text.mine(say(clash.field, clash.mine))}
              </button>
              <button type="button" className="button button-quiet" onClick={() => settle('theirs')}>
                {text.theirs(say(clash.field, clash.theirs))}
              </button>
            </p>
          </Banner>
        )}
      </div>
    </div>
  );
}
