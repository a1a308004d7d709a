import type { HandlingPerson } from '#domain/inbox/handling.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { INBOX_STATUS_LABELS, INBOX_STATUSES } from '#domain/inbox/options.ts';
import { useRef, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { useHandlingChange, type HandlingFields } from './use-handling-change.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.handling;

const STATUSES = INBOX_STATUSES.map((id) => ({ id, label: INBOX_STATUS_LABELS[id] }));

const NOBODY = '';

interface Props {
  message: InboxMessage;
  /** Staff a message can be assigned to, the signed-in account first. */
  people: readonly HandlingPerson[];
}

/** Status and assignment of a message; both take effect at once. */
export function HandlingControls({ message, people }: Props): ReactElement {
  const { fields, change, failure, conflict, resolve } = useHandlingChange(message);
  const statusField = useRef<HTMLSelectElement>(null);
  const assigneeField = useRef<HTMLSelectElement>(null);
  const colleagues = [...people, ...(message.assignee === null ? [] : [message.assignee])];
  const who = [
    { id: NOBODY, label: text.nobody },
    ...[...new Map(colleagues.map(({ uid, name }) => [uid, { id: uid, label: name }])).values()],
  ];
  const labelOf = (field: keyof HandlingFields, value: string | null): string =>
    (field === 'status' ? STATUSES : who).find(({ id }) => id === (value ?? NOBODY))?.label ?? text.nobody;
  const me = people[0];
  // Its buttons disappear, so the field in question takes the focus.
  const settle = (field: keyof HandlingFields, choice: 'mine' | 'theirs'): void => {
    (field === 'status' ? statusField : assigneeField).current?.focus();
    resolve(choice);
  };

  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3 border-y border-sand pt-3 pb-4">
      <Choice
        className="grid min-w-0 flex-[0_1_13rem]"
        ref={statusField}
        label={text.status}
        value={fields.status}
        options={STATUSES}
        choose={(status) => change({ status })}
      />
      <Choice
        className="grid min-w-0 flex-[0_1_13rem]"
        ref={assigneeField}
        label={text.assignee}
        value={fields.assignee ?? NOBODY}
        options={who}
        choose={(uid) => change({ assignee: uid === NOBODY ? null : uid })}
      />
      {fields.assignee === null && me !== undefined && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            // The button disappears.
            assigneeField.current?.focus();
            change({ assignee: me.uid });
          }}
        >
          {text.assignToMe}
        </button>
      )}
      <div className="flex-[1_0_100%] empty:hidden *:mb-0">
        <Banner>{failure}</Banner>
        {conflict !== null && (
          <Banner tone="note">
            <p>
              {text.conflict(
                conflict.field === 'status' ? text.status : text.assignee,
                labelOf(conflict.field, conflict.theirs),
              )}
            </p>
            <p className="mt-2 flex flex-wrap gap-3">
              <button type="button" className="button button-quiet" onClick={() => settle(conflict.field, 'mine')}>
                {text.mine(labelOf(conflict.field, conflict.mine))}
              </button>
              <button type="button" className="button button-quiet" onClick={() => settle(conflict.field, 'theirs')}>
                {text.theirs(labelOf(conflict.field, conflict.theirs))}
              </button>
            </p>
          </Banner>
        )}
      </div>
    </div>
  );
}
